import { type Page, sectionTitles } from '@/lib/site/pages'

const SUN = '#ffd84a'
const INK = '#10201b'
const MUTED = '#45421d'

/** A page's title on the colour of the home page, with its section above and the site's name below. */
export function ShareCard({ page, siteName }: { page: Page; siteName: string }) {
  const { title, section } = page
  return (
    <div
      style={{
        background: SUN,
        color: INK,
        display: 'flex',
        flexDirection: 'column',
        fontFamily: 'text',
        fontWeight: 500,
        height: '100%',
        justifyContent: 'space-between',
        padding: '64px 72px 56px',
        width: '100%',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ color: MUTED, display: 'flex', fontSize: 34, height: 60 }}>
          {section === 'site' ? '' : sectionTitles[section]}
        </div>
        <div style={{ fontSize: 92, fontWeight: 700, letterSpacing: '-0.04em', lineHeight: 0.98 }}>{title}</div>
      </div>
      <div
        style={{
          alignItems: 'center',
          borderTop: `4px solid ${INK}`,
          display: 'flex',
          justifyContent: 'space-between',
          paddingTop: 32,
        }}
      >
        <div style={{ fontSize: 48, fontWeight: 700, letterSpacing: '-0.03em' }}>{siteName}</div>
        <svg width="104" height="104" viewBox="0 0 64 64" aria-hidden="true">
          <path
            fill={INK}
            d="M3 61 19 36C21 22 29 12.5 40 11c3.5-.5 6.5.2 9 1.6L62 5.5 54 17l9 4-9.5 2.5C47 24 40.5 25.5 36 29.5c-6.5 6-6.5 16-1.5 24.6-6 2-12.5 1-17.5-2.6z"
          />
          <path
            fill="#fff"
            d="M53.5 23.5C55 37 48 50 34.5 54.1 29.5 45.5 29.5 35.5 36 29.5 40.5 25.5 47 24 53.5 23.5z"
          />
          <path
            fill={INK}
            d="M32 32.2 43 39.5 53.6 29.5C53.6 32.3 53 34.8 52 37.1L43.5 47 30 39C30 36.5 30.8 34.2 32 32.2z"
          />
          <circle fill={SUN} cx="44" cy="17.5" r="1.9" />
        </svg>
      </div>
    </div>
  )
}
