import { useMemo, useState } from 'react'
import type { Column } from '@/components/result/column'
import { DECISION_HEAD } from '@/components/review/decision-words'
import { firstShown, type OwnColumns, tableColumn, withOwnTitles } from './own-columns'

/** The review shows these first columns, whatever the table shows. */
const REVIEWED = 4

/** The columns of a visitor's sheet beside ours, which are chosen by index. */
export function useOwnColumns<Row>(ours: readonly Column<Row>[], isReviewed: boolean, own?: OwnColumns<Row>) {
  const columns = useMemo(() => {
    const taken = [...ours.map(({ title }) => title), ...(isReviewed ? DECISION_HEAD : [])]
    return own ? withOwnTitles(own.columns, taken) : []
  }, [own, ours, isReviewed])
  const [chosen, setChosen] = useState<ReadonlySet<number>>()
  const shown = useMemo(() => chosen ?? firstShown(columns), [chosen, columns])
  const [tableColumns, facts] = useMemo(() => {
    const columnsOf = (some: typeof columns) => (own ? some.map((column) => tableColumn(column, own)) : [])
    const isShown = ({ index }: (typeof columns)[number]) => shown.has(index)
    return [
      columnsOf(columns.filter(isShown)),
      columnsOf(columns.filter((column, at) => at < REVIEWED || isShown(column))),
    ]
  }, [columns, shown, own])
  return {
    columns,
    tableColumns,
    /** The first columns, and those that the table shows. */
    facts,
    isShown: (index: number) => shown.has(index),
    toggle(index: number) {
      const next = new Set(shown)
      if (!next.delete(index)) next.add(index)
      setChosen(next)
    },
  }
}
