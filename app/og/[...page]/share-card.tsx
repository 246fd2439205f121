import { Lark } from '@/components/frame/lark'
import { type Page, sectionTitles } from '@/lib/site/pages'

const SUN = '#ffd84a'
const INK = '#10201b'
const MUTED = '#45421d'

/** A page's title with its section above, its description, and the site's name below. */
export function ShareCard({ page, siteName }: { page: Page; siteName: string }) {
  const { title, description, section } = page
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
        {section !== 'site' && (
          <div style={{ color: MUTED, display: 'flex', fontSize: 32, height: 52 }}>{sectionTitles[section]}</div>
        )}
        <div
          style={{
            fontSize: 84,
            fontWeight: 700,
            letterSpacing: '-0.04em',
            lineHeight: 0.98,
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
        <div style={{ fontSize: 31, lineHeight: 1.3, marginTop: 24 }}>{description}</div>
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
        <Lark size={104} ink={INK} breast="#fff" eye={SUN} />
      </div>
    </div>
  )
}
