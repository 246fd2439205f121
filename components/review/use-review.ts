import { useState } from 'react'
import { useLive } from '@/components/elements/use-live'
import type { Decision } from '@/components/list-reading/list'
import { browserLists } from '@/components/saved-lists/browser-lists'

export type Decisions = ReadonlyMap<string, Decision>

const NONE: Decisions = new Map()

export type Review = ReturnType<typeof useReview>

/** Undefined until there are any, so that nothing is drawn again when the list comes. */
async function decisionsOf(listId: string | undefined): Promise<Decisions | undefined> {
  const { decisions } = (listId === undefined ? undefined : await browserLists.find(listId))?.list ?? {}
  return decisions?.size ? decisions : undefined
}

/** A visitor's decisions about the sites of a saved list, one site at a time. Every tab has the same ones. */
export function useReview(listId: string | undefined) {
  const decisions = useLive(() => decisionsOf(listId), browserLists.subscribe, listId) ?? NONE
  const [site, setSite] = useState<string>()
  const [steps, setSteps] = useState<readonly { site: string; before: Decision | undefined }[]>([])

  function save(at: string, decision: Decision | undefined) {
    if (listId !== undefined) void browserLists.change(listId, { type: 'decided', site: at, decision })
  }

  return {
    decisions,
    /** The site that is looked at; undefined while nobody reviews. */
    site,
    openSite: setSite,
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
