import { csvFile } from '@/components/csv/csv-file'
import { isNotLoaded } from '@/components/elements/is-not-loaded'
import { ActionButton, type ActionButtonProps } from '@/components/result/action-button'
import { WorkerFailure } from '@/components/workers/run-worker'
import { InvalidInput } from '@/lib/errors'

/** Saves a file that is made on the click; a text is a CSV. */
export function DownloadButton({
  fileName,
  file,
  ...button
}: ActionButtonProps & { fileName: string; file: () => string | Blob | Promise<Blob> }) {
  async function download() {
    try {
      const made = await file()
      save(typeof made === 'string' ? csvFile(made) : made, fileName)
    } catch (error) {
      if (error instanceof InvalidInput) return error.message
      if (error instanceof WorkerFailure) return error.reason ? `${error.reason} ${NOTHING_LOST}` : NOT_LOADED
      if (isNotLoaded(error)) return NOT_LOADED
      reportError(error)
      return NOT_MADE
    }
  }
  return <ActionButton {...button} act={download} />
}

const NOTHING_LOST = 'Nothing is lost: everything is still here, and you can copy it.'
const NOT_LOADED = `The part that writes this file could not be loaded. You may be offline, or the site was updated after you opened this page. ${NOTHING_LOST} Try again once you are online; if that fails, reload the page.`
const NOT_MADE = `This file could not be written. ${NOTHING_LOST}`

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
