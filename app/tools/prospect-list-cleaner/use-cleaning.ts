import { browserLists } from '@/components/saved-lists/browser-lists'
import type { Form } from '@/components/tool-form/form'
import { type OpenedList, openList } from '@/components/tool-form/opened-list'
import { useListJob } from '@/components/tool-form/use-list-job'
import { runWorker } from '@/components/workers/run-worker'
import type { CleanerValues } from './definition'
import type { Cleaned, FileJob, Job } from './messages'

/** Has a worker clean the list of a form, and write files of it. */
export function useCleaning(form: Form<CleanerValues>, prepareResult: () => Promise<void>) {
  const cleaning = useListJob<CleanerValues, Cleaned>(form, {
    createWorker: () => new Worker(new URL('./cleaner-worker.ts', import.meta.url), { type: 'module' }),
    prepareResult,
    listsIn: ({ list }) => [list],
    nothing: { title: 'Nothing to clean yet', reason: 'Paste a list, or choose a file.' },
    failed: () => 'This list could not be read',
    read: async ([given], values, _, run) => ({ kind: 'done', result: await run<Cleaned>(await jobOf(values, given)) }),
    verdictsOf: ({ verdict }) => [verdict],
  })
  const { job, read, takeWorker } = cleaning

  return {
    ...cleaning,
    /** Of the file; undefined for a text. */
    fileName: () => read().find(({ id }) => id !== undefined)?.name,
    saveList: () => cleaning.saveText('list'),
    /** Has the list read again, because most results are never downloaded. */
    async writeFile(wanted: FileJob['wanted']) {
      const [given] = read()
      const saved = given?.id === undefined ? undefined : await browserLists.find(given.id)
      const next = await jobOf(job.values, given && { ...given, file: saved?.file ?? given.file })
      return runWorker<Blob>(takeWorker(), { ...next, wanted })
    },
  }
}

async function jobOf({ exclude, list, ...options }: CleanerValues, given?: OpenedList): Promise<Job> {
  const [{ file, reading }, { file: excluded }] = await Promise.all([given ?? openList(list), openList(exclude)])
  return { ...options, list: file, reading, exclude: excluded }
}
