import styles from '@/app/tools/search-operators/builder.module.css'
import { engines, findEngine } from './engines'

/** What stands where the queries will be: one for each engine, to try. */
const SAMPLES = [
  { engineId: 'google', text: '"trail running" intitle:"write for us"', finds: 'blogs that accept articles' },
  { engineId: 'bing', text: '"trail running" intitle:resources loc:GB', finds: 'UK resource pages' },
  { engineId: 'duckduckgo', text: 'Wandern intitle:Gastartikel', finds: 'guest-post guidelines on German blogs' },
] as const

/** Three real queries, before anything is filled in. */
export function Samples() {
  return (
    <div className={styles.group}>
      <p className={styles.why}>Your queries will appear here. Try one of these; each opens in a new tab.</p>
      <ul className={styles.queries}>
        {SAMPLES.map(({ engineId, text, finds }) => (
          <li key={text}>
            <a
              href={findEngine(engineId).searchUrl + encodeURIComponent(text)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <code>{text}</code>
            </a>
            <span className={styles.why}>
              {engines.find(({ id }) => id === engineId)?.name}: {finds}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
