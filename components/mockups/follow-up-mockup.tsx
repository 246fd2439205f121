import { Mockup } from '@/components/home/mockup'
import styles from './follow-up-mockup.module.css'

const thread = [
  { day: 0, from: 'You', text: 'Your clay soil page, one source short' },
  { day: 6, from: 'You', text: 'One thing to add: the table now has a map' },
  { day: 8, from: 'Robin', text: 'Good timing, we were just rewriting it. Added today.' },
]

export function FollowUpMockup() {
  return (
    <Mockup label="A thread over eight days: a pitch, one reminder on day six, and the editor’s reply on day eight. Nothing more is sent.">
      <ol className={styles.thread}>
        {thread.map(({ day, from, text }) => (
          <li className={styles.message} key={day} data-from={from === 'You' ? 'us' : 'editor'}>
            <span className={styles.day}>
              <span className={styles.name}>day</span> {day}
            </span>
            <span className={styles.text}>
              <b>{from}</b>
              <span>{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.end}>Replied. The second reminder has been cancelled.</p>
    </Mockup>
  )
}
