import { useMemo, useState } from 'react'
import { Button } from '@/components/elements/button'
import { counted, englishDay, englishNumber } from '@/components/elements/english'
import { isSame } from '@/components/elements/is-same'
import type { Decision, Decisions } from '@/components/list-reading/list'
import { Notice } from '@/components/result/notice'
import { isAmong } from '@/lib/domain/is-among'
import type { Earlier } from './decided-before'
import { decisionOn } from './decision-on'
import { describeDecisions } from './decision-words'
import { siteIn } from './key-of'
import type { Review } from './use-review'

interface Offers {
  /** Made in other lists, by the key of a row. */
  earlier: ReadonlyMap<string, Earlier>
  /** Written in the file itself. */
  inFile?: Decisions
  never: ReadonlySetLike<string>
  review: Review
}

/** Offers decisions that were made before, in other lists or in the file, for the rows that have none and may be pitched. */
export function DecisionOffers({ earlier, inFile, ...table }: Offers) {
  const offered = useMemo(() => new Map([...earlier].map(([key, { decision }]) => [key, decision])), [earlier])
  return (
    <>
      {inFile && (
        <Offer
          offered={inFile}
          {...table}
          title={(open) => `This file has decisions on ${counted(open.size, 'site')}: ${describeDecisions(open)}`}
        />
      )}
      <Offer offered={offered} {...table} title={(open) => beforeTitle(open, earlier)} />
    </>
  )
}

/** One click makes the decisions, and one takes those back that nobody has changed since. */
function Offer({
  offered,
  never,
  review: { decisions, save },
  title,
}: Pick<Offers, 'never' | 'review'> & {
  offered: Decisions
  title: (open: Decisions) => string
}) {
  const [used, setUsed] = useState<{ made: Decisions; before: Decisions }>()
  const [undone, setUndone] = useState('')
  const isOpen = (key: string) => !isAmong(never, siteIn(key)) && !decisionOn(key, decisions)?.verdict
  const open = new Map([...offered].filter(([key]) => isOpen(key)))

  function use() {
    const next = [...open].map(([key, one]): [string, Decision] => {
      const note = one.note ?? decisions.get(key)?.note
      return [key, note === undefined ? one : { ...one, note }]
    })
    save(new Map(next))
    setUsed({ made: new Map(next), before: decisions })
    setUndone('')
  }

  function undo({ made, before }: NonNullable<typeof used>) {
    const same = [...made].flatMap(([key, one]) => (isSame(decisions.get(key), one) ? key : []))
    save(new Map(same.map((key) => [key, before.get(key)])))
    setUsed(undefined)
    const changed = made.size - same.length
    if (changed > 0)
      setUndone(`${englishNumber(same.length)} taken back. ${englishNumber(changed)} changed since stay.`)
  }

  if (used)
    return (
      <Notice
        kind="wait"
        title={`${counted(used.made.size, 'decision')} used`}
        actions={<Button onClick={() => undo(used)}>Undo</Button>}
      />
    )
  return (
    <>
      {open.size > 0 && (
        <Notice kind="empty" title={title(open)} actions={<Button onClick={use}>Use these decisions</Button>} />
      )}
      {undone && <p role="status">{undone}</p>}
    </>
  )
}

/** `22 of these sites were decided on before: 15 kept, 7 skipped (prospects.xlsx, 21 November 2026)` */
function beforeTitle(open: Decisions, earlier: ReadonlyMap<string, Earlier>): string {
  const made = [...open.keys()].flatMap((key) => earlier.get(key) ?? [])
  const newest = made.reduce((one, other) => (other.decision.atMs > one.decision.atMs ? other : one))
  const lists = new Set(made.map(({ list }) => list)).size
  const others = lists > 1 ? ` and ${counted(lists - 1, 'other list')}` : ''
  const day = englishDay(new Date(newest.decision.atMs))
  return `${englishNumber(open.size)} of these sites ${open.size === 1 ? 'was' : 'were'} decided on before: ${describeDecisions(open)} (${newest.list}${others}, ${day})`
}
