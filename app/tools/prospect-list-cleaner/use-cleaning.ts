import { useEffect, useEffectEvent } from 'react'
import { FILE_TOO_LARGE, MAX_FILE_BYTES } from '@/components/limits'
import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import { browserLists } from '@/components/saved-lists/browser-lists'
import type { Choice } from '@/components/sheet/reading/choice'
import { runWorker } from '@/components/text-work/run-worker'
import type { Form } from '@/components/tool/form'
import { changeReading, givenIn, openableId } from '@/components/tool/given-list'
import { useListsRun } from '@/components/tool/use-lists-run'
import type { CleanerValues } from './definition'
import type { Cleaned, FileJob } from './messages'

/** Has a worker clean the list of a form, and keeps its verdict with the list. */
export function useCleaning(form: Form<CleanerValues>, prepareResult: () => Promise<void>) {
  const run = useListsRun<CleanerValues, Cleaned>(form, {
    createWorker: () => new Worker(new URL('./cleaner-worker.ts', import.meta.url), { type: 'module' }),
    prepareResult() {
      // Read while the worker loads.
      void neverPitch.reasons()
      return prepareResult()
    },
    listsIn: ({ list }) => [list],
    failed: 'This list could not be read',
    async start([given], { exclude, ...options }) {
      if (!given || given.file.size === 0)
        return { title: 'Nothing to clean yet', reason: 'Paste a list, or choose a file.' }
      const [{ file: excluded }, reasons] = await Promise.all([givenIn(exclude), neverPitch.reasons()])
      if (Math.max(given.file.size, excluded.size) > MAX_FILE_BYTES)
        return { title: 'This list is too large', reason: FILE_TOO_LARGE }
      const { file: list, reading } = given
      return { job: { ...options, list, reading, exclude: excluded, neverPitch: reasons } }
    },
  })
  const { state, given: lists } = run
  const given = lists.current[0]
  const result = state?.kind === 'done' ? state.result : undefined
  useEffect(() => {
    const { id, reading } = lists.current[0] ?? {}
    if (!result || id === undefined || !reading) return
    void browserLists.change(id, { type: 'judged', verdict: result.verdict, reading })
  }, [result, lists])
  const cleanAgain = useEffectEvent((isOther: boolean) => {
    if (isOther && state && state.kind !== 'failed') run.again()
  })
  useEffect(() => neverPitch.subscribe(cleanAgain), [])

  return {
    ...run,
    /** Of the file; undefined for a text. */
    fileName: given?.id === undefined ? undefined : given.name,
    /** Makes a list of a typed text. It is not read anew. */
    saveList() {
      const [typed] = lists.current
      if (!typed || typed.id !== undefined) return
      const { file, name, reading } = typed
      const id = browserLists.add({ file, name }, { reading, verdict: result?.verdict })
      lists.current = [{ ...typed, id }]
      run.knows([{ text: '', list: id }])
      form.set('list', { text: '', list: id })
    },
    changeReading: (reading: Choice) => changeReading(form, 'list', reading),
    /** The id under which other tools open the list; undefined if this browser saves nothing. */
    listId: async () => openableId(lists.current[0] ?? (await givenIn(form.state().values.list)), result?.verdict),
    /** Has the list read again, because most results are never downloaded. */
    async writeFile(wanted: FileJob['wanted']) {
      const { id, file } = lists.current[0] ?? {}
      const saved = id === undefined ? undefined : await browserLists.find(id)
      return runWorker<Blob>(run.take(), { ...run.job.current, list: saved?.file ?? file, wanted })
    },
  }
}
