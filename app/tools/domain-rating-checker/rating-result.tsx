import { Gauge } from '@/components/elements/gauge'
import type { Shown } from '@/components/lookup-tool/run/lookup'
import { domainColumn, valueColumn } from '@/components/lookup-tool/values/columns'
import { EntryValue } from '@/components/lookup-tool/values/entry-value'
import { PlatformValue } from '@/components/lookup-tool/values/platform-value'
import { noteOf } from '@/components/lookup-tool/values/value-words'
import { answerIn, type Entry } from '@/components/queue/queue'

const numberOf = (rating: number) => rating
const domainOf = ({ key }: Entry<number>) => key

export const shown: Shown<number> = {
  numberOf,
  columns: [
    domainColumn('Domain', domainOf),
    valueColumn('Domain Rating, 0 to 100', domainOf, answerIn, (entry) => <Rating entry={entry} />),
  ],
  head: ['Domain', 'Domain Rating', 'Note'],
  cellsOf: (entry) => [entry.key, answerIn(entry), noteOf(entry, numberOf)],
  fileName: 'domain-rating.csv',
  meaning: {
    one: 'The strength of its backlinks. To tell whether it’s high, compare it with sites on the same subject.',
    list: 'Use it to decide which sites to read first, not which to drop. Two or three points between sites are noise.',
  },
  hero: (entry) => <Rating entry={entry} size="large" />,
}

function Rating({ entry, size }: { entry: Entry<number>; size?: 'large' }) {
  return (
    <EntryValue
      entry={entry}
      show={(rating) => (
        <>
          <Gauge value={rating} max={100} size={size} />
          <PlatformValue name={entry.key} />
        </>
      )}
      showWait={(words) => <Gauge words={words} max={100} size={size} />}
    />
  )
}
