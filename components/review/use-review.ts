import { useState } from 'react'
import type { Decision } from '@/components/list/list'
import { browserLists } from '@/components/saved-lists/browser-lists'
import { useList } from '@/components/saved-lists/use-list'

export type Decisions = ReadonlyMap<string, Decision>

const NONE: Decisions = new Map()

export type Review = ReturnType<typeof useReview>

/** A visitor's decisions about the sites of a saved list, one site at a time. Every tab has the same ones. */
export function useReview(listId: string | undefined) {
  const { decisions: found } = useList(listId)?.list ?? {}
  // The same object until something is decided, so that no row is drawn again when the list comes.
  const decisions = found?.size ? found : NONE
  const [site, setSite] = useState<string>()
  const [steps, setSteps] = useState<readonly { site: string; before: Decision | undefined }[]>([])

  function save(at: string, decision: Decision | undefined) {
    if (listId !== undefined) void browserLists.change(listId, { type: 'decided', site: at, decision })
  }

  return {
    decisions,
    /** The site that is looked at; undefined while nobody reviews. */
    site,
    look: setSite,
    canUndo: steps.length > 0,
    decide(at: string, change: Decision) {
      const before = decisions.get(at)
      setSteps((earlier) => [...earlier, { site: at, before }])
      save(at, { note: before?.note, ...change })
    },
    note(at: string, note: string) {
      const { note: _, ...rest } = decisions.get(at) ?? {}
      const decision = { ...rest, ...(note !== '' && { note }) }
      save(at, Object.keys(decision).length > 0 ? decision : undefined)
    },
    /** Takes the last decision of this page back, and shows its site again. */
    undo() {
      const last = steps.at(-1)
      if (!last) return
      setSteps(steps.slice(0, -1))
      save(last.site, last.before)
      setSite(last.site)
    },
  }
}
