import { Mockup } from '@/components/home/mockup'
import styles from './sending-mockup.module.css'

const queue = [
  { time: '09:10', to: 'Robin', site: 'allotment-diary.example', state: 'sent' },
  { time: '09:40', to: 'Sam', site: 'potting-shed.example', state: 'sent' },
  { time: '10:25', to: 'Kim', site: 'clay-soil-notes.example', state: 'queued' },
  { time: 'Mon', to: 'Lou', site: 'heavy-ground.example', state: 'queued' },
]

export function SendingMockup() {
  return (
    <Mockup label="A sending queue: two e-mails have been sent today, out of a limit of twelve, and the next two are scheduled.">
      <p className={styles.today}>
        <b>2</b> of 12 today
      </p>
      <ol className={styles.queue}>
        {queue.map(({ time, to, site, state }) => (
          <li className={styles.mail} key={to} data-state={state}>
            <span className={styles.time}>{time}</span>
            <span>
              {to} <span className={styles.site}>{site}</span>
            </span>
            <span className={styles.state}>{state}</span>
          </li>
        ))}
      </ol>
    </Mockup>
  )
}
