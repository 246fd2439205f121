import { CopyButton } from './copy-button'
import { creditedCsv, type Export } from './credited-export'
import { DownloadButton } from './download-button'
import styles from './exports.module.css'

/** Buttons that export a result. `hasLink` is whether the page's address holds the list. */
export function Exports({
  fileName,
  rows,
  hasLink = true,
  isPrimary,
  ...rest
}: {
  fileName: string
  rows: () => Export['rows']
  hasLink?: boolean
  isPrimary?: boolean
} & Pick<Export, 'head' | 'sources'>) {
  const made = (): Export => ({ ...rest, rows: rows(), day: new Date().toISOString().slice(0, 10) })
  return (
    <div className={styles.exports}>
      <DownloadButton isPrimary={isPrimary} label="Download CSV" fileName={fileName} file={() => creditedCsv(made())} />
      {hasLink && <CopyButton label="Copy link" text={() => window.location.href} />}
    </div>
  )
}
