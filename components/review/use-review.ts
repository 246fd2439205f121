import { useRef, useState } from 'react'
import type { Decision } from '@/components/list/list'
import { browserLists } from '@/components/saved-lists/browser-lists'
import { useList } from '@/components/saved-lists/use-list'

export type Decisions = ReadonlyMap<string, Decision>

const NONE: Decisions = new Map()

interface Step {
  site: string
  before: Decision | undefined
}

export type Review = ReturnType<typeof useReview>

/** A visitor's decisions about the sites of a saved list, one site at a time. Every tab has the same ones. */
export function useReview(listId: string | undefined) {
  const decisions = useList(listId)?.list.decisions ?? NONE
  const [site, setSite] = useState<string>()
  const steps = useRef<Step[]>([])
  const [canUndo, setCanUndo] = useState(false)

  function save(at: string, decision: Decision | undefined) {
    if (listId !== undefined) void browserLists.change(listId, { type: 'decided', site: at, decision })
  }

  return {
    decisions,
    /** The site that is looked at; undefined while nobody reviews. */
    site,
    look: setSite,
    canUndo,
    decide(at: string, change: Decision) {
      const before = decisions.get(at)
      steps.current.push({ site: at, before })
      setCanUndo(true)
      save(at, { note: before?.note, ...change })
    },
    note(at: string, note: string) {
      const { note: _, ...rest } = decisions.get(at) ?? {}
      const decision = { ...rest, ...(note !== '' && { note }) }
      save(at, Object.keys(decision).length > 0 ? decision : undefined)
    },
    /** Takes the last decision of this page back, and shows its site again. */
    undo() {
      const step = steps.current.pop()
      setCanUndo(steps.current.length > 0)
      if (!step) return
      save(step.site, step.before)
      setSite(step.site)
    },
  }
}
