import styles from './agent-hint.module.css'

/** The line near the top of every page that points agents at /llms.txt. */
export function AgentHint() {
  return (
    <p className={styles.hint} data-agent-hint data-print="no">
      Agents: start at <a href="/llms.txt">/llms.txt</a>. Every page is also markdown, at its address with{' '}
      <code>.md</code> added.
    </p>
  )
}
