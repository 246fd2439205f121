import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/elements/button'
import { DownloadButton } from '@/components/exports/download-button'
import status from '@/components/result/status.module.css'
import { loadCopy, saveCopy } from '@/components/saved-lists/browser-copy'
import type { OpenList } from '@/components/saved-lists/lists'
import { FileDrop } from '@/components/sheet/file-drop'
import { InvalidInput } from '@/lib/errors'
import styles from './your-lists.module.css'

/** Keeps what the tools have saved: in this browser, and as a file. Without lists (`null`), it only says what went wrong. */
export function Copies({ lists }: { lists: readonly OpenList[] | null }) {
  /** `progress` is there while a copy is being loaded. */
  const [{ said, progress }, setState] = useState<{ said: string; progress?: string }>({ said: '' })
  const loading = useRef<AbortController>(undefined)

  async function load(file: File) {
    loading.current?.abort()
    const own = new AbortController()
    loading.current = own
    // Another copy may be loaded by then.
    const say = (said: string, progress?: string) => own === loading.current && setState({ said, progress })
    const onProgress = (words: string) => say('Loading…', words)
    onProgress('')
    try {
      say(await loadCopy(file, { onProgress, signal: own.signal }))
    } catch (error) {
      say(error instanceof InvalidInput ? error.message : 'This file could not be read.')
    }
  }

  return (
    <div className={lists ? styles.copies : undefined}>
      {lists && (
        <FileDrop label="Load a copy:" accept="" onFiles={([file]) => file && load(file)}>
          <div className={styles.actions}>
            {lists.length > 0 && <KeepButton />}
            <DownloadButton
              label="Save a copy"
              fileName={`your-lists-${new Date().toISOString().slice(0, 10)}.copy`}
              file={saveCopy}
            />
          </div>
        </FileDrop>
      )}
      <div className={styles.actions}>
        <span className={status.status} role="status">
          {said}
        </span>
        <span className={status.status}>{progress}</span>
        {progress !== undefined && <Button onClick={() => loading.current?.abort()}>Stop</Button>}
      </div>
    </div>
  )
}

/** Asks the browser never to delete what is saved by itself. Firefox asks the visitor. */
function KeepButton() {
  const [isKept, setIsKept] = useState<boolean>()
  useEffect(() => void persistence('persisted').then((isPersisted) => isPersisted && setIsKept(true)), [])

  return (
    <>
      {!isKept && (
        <Button onClick={() => void persistence('persist').then(setIsKept)}>
          Ask the browser not to delete these lists
        </Button>
      )}
      <span className={status.status} role="status">
        {isKept && 'Your browser keeps these lists until you delete them.'}
        {isKept === false && 'Your browser doesn’t promise to keep them if the disk fills up. Save a copy to be safe.'}
      </span>
    </>
  )
}

/** Browsers have it with https alone. */
async function persistence(what: 'persist' | 'persisted'): Promise<boolean> {
  try {
    return await navigator.storage[what]()
  } catch {
    return false
  }
}
