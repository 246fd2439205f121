import { isNotLoaded } from '@/components/elements/is-not-loaded'
import { ActionButton, type ActionButtonProps } from '@/components/result/action-button'
import { InvalidInput } from '@/lib/errors'

/** Saves a file that is made on the click: a CSV, which gets a byte-order mark, or a `file` as it is. */
export function DownloadButton({
  label,
  fileName,
  isPrimary,
  describedBy,
  ...made
}: ActionButtonProps & { fileName: string } & ({ csv: () => string | Blob } | { file: () => Blob | Promise<Blob> })) {
  async function download() {
    try {
      save('file' in made ? await made.file() : withByteOrderMark(made.csv()), fileName)
    } catch (error) {
      if (error instanceof InvalidInput) return error.message
      if (isNotLoaded(error)) return NOT_LOADED
      reportError(error)
      return NOT_MADE
    }
  }
  return <ActionButton label={label} isPrimary={isPrimary} describedBy={describedBy} act={download} />
}

const NOT_LOADED =
  'The part that writes this file could not be loaded. You may be offline, or the site was updated after you opened this page. Nothing is lost: everything is still here, and you can copy it. Try again once you are online; if that fails, reload the page.'
const NOT_MADE = 'This file could not be written. Nothing is lost: everything is still here, and you can copy it.'

/** It tells spreadsheets that the file is UTF-8. */
function withByteOrderMark(csv: string | Blob): Blob {
  return new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' })
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
