import { useEffect, useRef } from 'react'
import { Button } from '@/components/elements/button'
import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import type { Entries } from '@/components/never-pitch/never-pitch'
import { Notice } from '@/components/result/notice'
import { browserLists } from '@/components/saved-lists/browser-lists'
import type { OpenList } from '@/components/saved-lists/lists'
import { decisionsList, deletedWords } from './decisions-list'
import styles from './your-lists.module.css'

export interface Deleted {
  opened: readonly OpenList[]
  /** The never-pitch list, where it was cleared too. */
  cleared?: Entries
  /** The ids of the lists that have the decisions now. */
  kept?: readonly string[]
}

/** Says what was deleted, and offers to bring it back, or to keep its decisions. */
export function DeletedNotice({ deleted, onChange }: { deleted: Deleted; onChange: (next?: Deleted) => void }) {
  const { opened, cleared, kept = [] } = deleted
  const lists = opened.map(({ list }) => list)
  const decided = lists.filter(({ decisions }) => decisions?.size)
  // It takes the place of the button that was pressed.
  const undoButton = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change
  useEffect(() => undoButton.current?.focus({ preventScroll: true }), [deleted])

  function undo() {
    browserLists.remove(...kept)
    for (const { list, file } of opened) browserLists.add({ file, name: list.name }, list)
    if (cleared) void neverPitch.put(cleared)
    onChange()
  }

  const keep = () => onChange({ ...deleted, kept: decided.map((list) => browserLists.add(...decisionsList(list))) })

  return (
    <div className={styles.deleted}>
      <Notice
        kind="wait"
        title={deletedWords(lists)}
        actions={
          <>
            <Button ref={undoButton} onClick={undo}>
              Undo
            </Button>
            {decided.length > kept.length && <Button onClick={keep}>Keep the decisions as a list</Button>}
          </>
        }
      >
        <p>
          {cleared && 'Your never-pitch list was cleared too. '}
          {kept.length > 0 && 'The decisions are kept as a list. '}
          You can undo this until you leave the page.
        </p>
      </Notice>
    </div>
  )
}
