import { DomainName } from '@/components/elements/domain-name'
import { Gauge } from '@/components/elements/gauge'
import type { Shown } from '@/components/lookup-tool/run/lookup'
import { EntryValue } from '@/components/lookup-tool/values/entry-value'
import { PlatformValue } from '@/components/lookup-tool/values/platform-value'
import { noteOf } from '@/components/lookup-tool/values/value-words'
import type { Entry } from '@/components/queue/queue'
import { platformOf } from '@/lib/domain/hosting-platforms'
import { ratingSource } from '@/lib/site/credits'

const numberOf = (rating: number) => rating

export const shown: Shown<number> = {
  numberOf,
  columns: [
    { title: 'Domain', cell: ({ key }) => <DomainName name={key} />, sortBy: ({ key }) => key },
    {
      title: 'Domain Rating, 0 to 100',
      cell: (entry) => <Rating entry={entry} />,
      // A platform's rating says nothing about a site on it, so such sites come last.
      sortBy: (entry) => (entry.state === 'answered' && !platformOf(entry.key) ? entry.value : undefined),
      numeric: true,
    },
  ],
  head: ['Domain', 'Domain Rating', 'Note'],
  cellsOf: (entry) => [entry.key, entry.state === 'answered' ? entry.value : undefined, noteOf(entry, numberOf)],
  fileName: 'domain-rating.csv',
  source: ratingSource,
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
