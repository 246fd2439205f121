import { Mockup } from '@/components/mockup'
import styles from './sending-mockup.module.css'

const queue = [
  { time: '09:10', to: 'Robin, allotment-diary.example', state: 'sent' },
  { time: '09:40', to: 'Sam, potting-shed.example', state: 'sent' },
  { time: '10:25', to: 'Kim, clay-soil-notes.example', state: 'waits' },
  { time: 'Mon', to: 'Lou, heavy-ground.example', state: 'waits' },
]

export function SendingMockup() {
  return (
    <Mockup label="Today's sending: two of a limit of twelve mails sent, the next two with the time at which they go.">
      <p className={styles.today}>
        <b>2</b> of 12 today
      </p>
      <ol className={styles.queue}>
        {queue.map(({ time, to, state }) => (
          <li className={styles.mail} key={to} data-state={state}>
            <span className={styles.time}>{time}</span>
            <span className={styles.to}>{to}</span>
            <span className={styles.state}>{state}</span>
          </li>
        ))}
      </ol>
    </Mockup>
  )
}
