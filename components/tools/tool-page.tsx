import type { ReactNode } from 'react'
import article from '@/components/article.module.css'
import { Breadcrumbs } from '@/components/breadcrumbs'
import { JsonLd } from '@/components/json-ld'
import { Unbroken } from '@/components/unbroken'
import { findPage, type PagePath } from '@/lib/site/pages'
import { faqPage, type Question, softwareApplication } from '@/lib/site/structured-data'
import styles from './tool-page.module.css'

/**
 * A tool's page: the tool itself (`children`, whose controls stand in a form), what to know about it, and its questions.
 * `withoutScripts` says what somebody without JavaScript can do instead.
 */
export function ToolPage({
  path,
  lede,
  about,
  faq,
  withoutScripts,
  children,
}: {
  path: PagePath
  lede: ReactNode
  about: ReactNode
  faq: readonly Question[]
  withoutScripts?: ReactNode
  children: ReactNode
}) {
  const page = findPage(path)
  return (
    <>
      <Breadcrumbs trail={[findPage('/tools'), page]} />
      <main id="content">
        <div className={styles.top}>
          <h1>
            <Unbroken>{page.title}</Unbroken>
          </h1>
          <p className={styles.lede}>{lede}</p>
          <noscript>
            <p className={styles.noscript}>
              <strong>This tool runs in your browser and needs JavaScript.</strong> {withoutScripts}
            </p>
          </noscript>
          {children}
        </div>
        <div className={article.article}>
          <div className={article.text}>
            {about}
            <h2>Questions</h2>
            {faq.map(({ question, answer }) => (
              <div className={styles.question} key={question}>
                <h3>{question}</h3>
                <p>{answer}</p>
              </div>
            ))}
          </div>
        </div>
      </main>
      <JsonLd graph={[softwareApplication(path), faqPage(faq)]} />
    </>
  )
}
