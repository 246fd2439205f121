import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { MARK_CHOSEN_CODE } from '@/components/code-tabs/code-choice'
import { Footer } from '@/components/frame/footer'
import { Header } from '@/components/frame/header'
import { SpeculationRules } from '@/components/frame/speculation-rules'
import { PageScript } from '@/components/page-script/page-script'
import { config } from '@/lib/config'
import { LLMS_TXT_PATH } from '@/lib/site/links'
import './globals.css'

const text = localFont({
  src: './fonts/familjen-grotesk.woff2',
  variable: '--font-text',
  weight: '400 700',
  display: 'swap',
})

// A subset in one width and weights from 400: less than half the bytes.
const figures = localFont({
  src: './fonts/martian-mono.woff2',
  variable: '--font-figures',
  weight: '400 800',
  display: 'swap',
  adjustFontFallback: false,
})

export function generateMetadata(): Metadata {
  const { siteName, siteUrl } = config()
  return { metadataBase: new URL(siteUrl), applicationName: siteName, title: siteName }
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f2f5f1' },
    { media: '(prefers-color-scheme: dark)', color: '#0d1513' },
  ],
}

// Runs before the first paint, as the choice of a code example does. It marks a link with a list, so that the styles keep room for its result.
const MARK_LINKED = "/[?&]domains=/.test(location.search)&&document.documentElement.setAttribute('data-linked','')"

export default function RootLayout({ children }: { children: ReactNode }) {
  const { siteName, appUrl, samples } = config()
  return (
    <html className={`${text.variable} ${figures.variable}`} lang="en" suppressHydrationWarning>
      <head>
        <script data-own>{`${MARK_LINKED};${MARK_CHOSEN_CODE}`}</script>
        <PageScript name="page" />
        <SpeculationRules />
        <link rel="describedby" href={LLMS_TXT_PATH} />
      </head>
      <body>
        <Header siteName={siteName} appUrl={appUrl} samples={samples} />
        {children}
        <Footer siteName={siteName} />
      </body>
    </html>
  )
}
