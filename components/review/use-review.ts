import { useState } from 'react'
import { useLive } from '@/components/elements/use-live'
import type { Decision, Decisions } from '@/components/list-reading/list'
import { browserLists } from '@/components/saved-lists/browser-lists'

const NONE: Decisions = new Map()

export type Review = ReturnType<typeof useReview>

/** Undefined until there are any, so that nothing is drawn again when the list comes. */
export async function decisionsOf(listId: string | undefined): Promise<Decisions | undefined> {
  const { decisions } = (listId === undefined ? undefined : await browserLists.find(listId))?.list ?? {}
  return decisions?.size ? decisions : undefined
}

/**
 * A visitor's decisions about the rows of a list. Every tab has the same ones. `saveList` makes a list of what was typed,
 * because decisions need one.
 */
export function useReview(listId: string | undefined, saveList: () => string | undefined = () => undefined) {
  const decisions = useLive(() => decisionsOf(listId), browserLists.subscribe, listId) ?? NONE
  const [site, setSite] = useState<string>()
  const [steps, setSteps] = useState<readonly { site: string; before: Decision | undefined }[]>([])

  function save(changes: ReadonlyMap<string, Decision | undefined>) {
    const id = listId ?? saveList()
    if (id !== undefined) void browserLists.change(id, { type: 'decided', decisions: changes })
  }

  return {
    decisions,
    /** The site that is looked at; undefined while nobody reviews. */
    site,
    openSite: setSite,
    canUndo: steps.length > 0,
    decide(at: string, change: Omit<Decision, 'atMs'>) {
      const before = decisions.get(at)
      setSteps((earlier) => [...earlier, { site: at, before }])
      save(new Map([[at, { note: before?.note, ...change, atMs: Date.now() }]]))
    },
    note(at: string, note: string) {
      const { note: _, ...rest }: Partial<Decision> = decisions.get(at) ?? {}
      const isKept = rest.verdict !== undefined || note !== ''
      save(new Map([[at, isKept ? { ...rest, ...(note !== '' && { note }), atMs: Date.now() } : undefined]]))
    },
    /** Takes the last decision of this page back, and shows its site again. */
    undo() {
      const last = steps.at(-1)
      if (!last) return
      setSteps(steps.slice(0, -1))
      save(new Map([[last.site, last.before]]))
      setSite(last.site)
    },
    /** Makes or takes back many decisions at once. */
    save,
  }
}
