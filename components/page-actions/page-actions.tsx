import { ScriptStatus } from '@/components/elements/script-status'
import { assistantLinks } from '@/lib/agents/assistants'
import { markdownPath, type Page } from '@/lib/site/pages'
import styles from './page-actions.module.css'

/**
 * Copies the page as markdown, shows it, or opens it in an assistant; nothing for pages of the section `site`. Goes
 * after `main`, so that the markdown has nothing of it.
 */
export function PageActions({ page: { path, section } }: { page: Page }) {
  if (section === 'site') return null
  const markdown = markdownPath(path)
  return (
    <aside className={styles.actions} aria-label="This page as markdown" data-markdown-ignore data-print="no">
      <details>
        <summary>Copy as markdown, or ask an AI</summary>
        <ul>
          <li className={styles.copy}>
            <button type="button" data-copy-page={markdown}>
              Copy as markdown
            </button>{' '}
            <ScriptStatus className={styles.status} />
          </li>
          <li>
            <a href={markdown}>View as markdown</a>
          </li>
          {assistantLinks(path).map(({ name, href }) => (
            <li key={name}>
              <a href={href} rel="nofollow noreferrer">
                Ask {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </aside>
  )
}
