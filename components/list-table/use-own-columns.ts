import { useMemo, useState } from 'react'
import type { Column } from '@/components/result/column'
import { DECISION_HEAD } from '@/components/review/decision-words'
import { firstShown, type OwnColumns, tableColumn, withOwnTitles } from './own-columns'

/** The columns of a visitor's sheet beside ours, which are chosen by index. */
export function useOwnColumns<Row>(ours: readonly Column<Row>[], isReviewed: boolean, own?: OwnColumns<Row>) {
  const columns = useMemo(() => {
    const taken = [...ours.map(({ title }) => title), ...(isReviewed ? DECISION_HEAD : [])]
    return own ? withOwnTitles(own.columns, taken) : []
  }, [own, ours, isReviewed])
  const [chosen, setChosen] = useState<ReadonlySet<number>>()
  const shown = useMemo(() => chosen ?? firstShown(columns), [chosen, columns])
  const tableColumns = useMemo(
    () => (own ? columns.filter(({ index }) => shown.has(index)).map((column) => tableColumn(column, own)) : []),
    [columns, shown, own],
  )
  return {
    columns,
    tableColumns,
    isShown: (index: number) => shown.has(index),
    toggle(index: number) {
      const next = new Set(shown)
      if (!next.delete(index)) next.add(index)
      setChosen(next)
    },
  }
}
