'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/elements/button'
import { counted } from '@/components/elements/english'
import { Notice } from '@/components/result/notice'
import { browserLists } from '@/components/saved-lists/browser-lists'
import type { OpenList } from '@/components/saved-lists/lists'
import { useLists, useSiteCounts } from '@/components/saved-lists/use-lists'
import type { ToolPath } from '@/lib/site/tools'
import { Copies } from './copies'
import { ListItem } from './list-item'
import styles from './your-lists.module.css'

const NONE: readonly OpenList[] = []

/** The lists of this browser. `targets` are the tools that open them. */
export function YourLists({ targets }: { targets: readonly { path: ToolPath; label: string }[] }) {
  const lists = useLists({ takesOver: true })
  const counts = useSiteCounts(lists ?? NONE)
  const [deleted, setDeleted] = useState<readonly OpenList[]>([])
  const [isAsking, setIsAsking] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  // It takes the place of the button that was pressed.
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (deleted.length > 0 || isAsking) next.current?.focus({ preventScroll: true })
  }, [deleted, isAsking])

  function remove(gone: readonly OpenList[]) {
    browserLists.remove(...gone.map(({ list }) => list.id))
    setIsAsking(false)
    setDeleted(gone)
  }

  function undo() {
    for (const { list, file } of deleted) browserLists.add({ file, name: list.name }, list)
    setDeleted([])
    region.current?.focus()
  }

  function keep() {
    setIsAsking(false)
    region.current?.focus()
  }

  return (
    <div ref={region} tabIndex={-1} className={styles.lists} data-markdown-ignore data-saved>
      {deleted.length > 0 && (
        <div className={styles.deleted}>
          <Notice
            kind="wait"
            title={
              deleted.length === 1 ? `“${deleted[0]?.list.name}” was deleted` : `${deleted.length} lists were deleted`
            }
            actions={
              <Button ref={next} variant="quiet" onClick={undo}>
                Undo
              </Button>
            }
          >
            <p>You can undo this until you leave the page.</p>
          </Notice>
        </div>
      )}
      {lists === undefined && <p className={styles.waiting}>Reading your lists…</p>}
      {lists === null && (
        <Notice kind="error" title="Your lists are not available">
          <p>
            This browser doesn’t let the page save or read them: it blocks site data, the window is private, or the disk
            is full. The tools work all the same, but they forget everything when you leave.
          </p>
        </Notice>
      )}
      {lists?.length === 0 && deleted.length === 0 && (
        <Notice kind="empty" title="No lists yet">
          <p>
            Drop a file on the <a href="/tools/prospect-list-cleaner">list cleaner</a> or a checker. From then on it is
            here, and in every tool that takes a list.
          </p>
        </Notice>
      )}
      {lists && lists.length > 0 && (
        <ul className={styles.items}>
          {lists.map((opened) => (
            <ListItem
              key={opened.list.id}
              opened={opened}
              sites={counts.get(opened.list.id)?.text}
              targets={targets}
              onDelete={() => remove([opened])}
            />
          ))}
        </ul>
      )}
      {lists && lists.length > 1 && !isAsking && (
        <div>
          <Button variant="quiet" onClick={() => setIsAsking(true)}>
            Delete all lists
          </Button>
        </div>
      )}
      {lists && isAsking && (
        <Notice
          kind="error"
          title={`Delete ${counted(lists.length, 'list')}?`}
          actions={
            <>
              <Button ref={next} onClick={keep}>
                Keep them
              </Button>
              <Button variant="quiet" onClick={() => remove(lists)}>
                Delete all
              </Button>
            </>
          }
        >
          <p>Their files go too, in all tools.</p>
        </Notice>
      )}
      {lists !== undefined && <Copies lists={lists} />}
    </div>
  )
}
