import { Mockup } from '@/components/home/mockup'
import styles from './drafting-mockup.module.css'

const checks = [
  { figure: '41', name: 'words' },
  { figure: '1', name: 'link' },
  { figure: '0', name: 'unfilled fields' },
]

export function DraftingMockup() {
  return (
    <Mockup label="A draft to an editor: a subject and three short paragraphs with the filled-in merge fields marked, and a count of words, links and unfilled fields.">
      <div className={styles.draft}>
        <p className={styles.subject}>
          <span className={styles.name}>Subject</span> Your <mark>clay soil</mark> page, one source short
        </p>
        <p>
          Hello <mark>Robin</mark>,
        </p>
        <p>
          Your page on <mark>breaking up clay soil</mark> sends readers to a frost table that stopped in{' '}
          <mark>2019</mark>. We keep <span className={styles.link}>one</span> that&rsquo;s updated every spring and
          explains its method.
        </p>
        <p>Would it help your readers? If not, no need to reply.</p>
      </div>
      <ul className={styles.checks}>
        {checks.map(({ figure, name }) => (
          <li key={name}>
            <b>{figure}</b> {name}
          </li>
        ))}
      </ul>
    </Mockup>
  )
}
