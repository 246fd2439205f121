'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/elements/button'
import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import type { Entries } from '@/components/never-pitch/never-pitch'
import { useNeverPitch } from '@/components/never-pitch/use-never-pitch'
import { Notice } from '@/components/result/notice'
import { browserLists } from '@/components/saved-lists/browser-lists'
import type { OpenList } from '@/components/saved-lists/lists'
import { NewerNotice } from '@/components/saved-lists/newer-notice'
import { useLists, useSiteCounts } from '@/components/saved-lists/use-lists'
import type { ToolPath } from '@/lib/site/tools'
import { Copies } from './copies'
import { ListItem } from './list-item'
import styles from './your-lists.module.css'

const NONE: readonly OpenList[] = []

/** The lists of this browser, or `preview` before there is one. `targets` are the tools that open them. */
export function YourLists({
  targets,
  preview,
}: {
  targets: readonly { path: ToolPath; label: string }[]
  preview: ReactNode
}) {
  const lists = useLists()
  const counts = useSiteCounts(lists ?? NONE)
  const [deleted, setDeleted] = useState<readonly OpenList[]>([])
  const excluded = useNeverPitch() ?? []
  const [cleared, setCleared] = useState<Entries>()
  const region = useRef<HTMLDivElement>(null)
  // It takes the place of the button that was pressed.
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (deleted.length > 0) next.current?.focus({ preventScroll: true })
  }, [deleted])

  async function removeAll(gone: readonly OpenList[]) {
    const before = excluded.length > 0 ? await neverPitch.remove(excluded.map(({ domain }) => domain)) : undefined
    remove(gone)
    setCleared(before)
  }

  function remove(gone: readonly OpenList[]) {
    browserLists.remove(...gone.map(({ list }) => list.id))
    setCleared(undefined)
    setDeleted(gone)
  }

  function undo() {
    for (const { list, file } of deleted) browserLists.add({ file, name: list.name }, list)
    if (cleared) void neverPitch.put(cleared)
    setDeleted([])
    region.current?.focus()
  }

  return (
    <div ref={region} tabIndex={-1} className={styles.lists} data-markdown-ignore data-saved>
      {deleted.length > 0 && (
        <div className={styles.deleted}>
          <Notice
            kind="wait"
            title={deletedWords(deleted, cleared !== undefined)}
            actions={
              <Button ref={next} onClick={undo}>
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
      <NewerNotice>
        {lists?.length === 0 && deleted.length === 0 && (
          <>
            <Notice kind="empty" title="No lists yet" />
            {preview}
          </>
        )}
      </NewerNotice>
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
      {lists && lists.length > 0 && (lists.length > 1 || excluded.length > 0) && (
        <div>
          <Button onClick={() => void removeAll(lists)}>
            Delete all lists{excluded.length > 0 && ' and the never-pitch list'}
          </Button>
        </div>
      )}
      {lists !== undefined && <Copies lists={lists} />}
    </div>
  )
}

function deletedWords([first, ...others]: readonly OpenList[], isCleared: boolean): string {
  const lists = others.length > 0 ? `${others.length + 1} lists` : `“${first?.list.name}”`
  return `${lists}${isCleared ? ' and your never-pitch list' : ''} ${others.length > 0 || isCleared ? 'were' : 'was'} deleted`
}
