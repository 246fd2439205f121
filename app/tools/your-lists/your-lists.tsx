'use client'

import { type ReactNode, useRef, useState } from 'react'
import { useAllSites } from '@/components/all-sites/use-all-sites'
import { Button } from '@/components/elements/button'
import { lazyPart } from '@/components/elements/lazy-part'
import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import type { Excluded } from '@/components/never-pitch/never-pitch'
import { useNeverPitch } from '@/components/never-pitch/use-never-pitch'
import { Notice } from '@/components/result/notice'
import { browserLists } from '@/components/saved-lists/browser-lists'
import type { OpenList } from '@/components/saved-lists/lists'
import { NewerNotice } from '@/components/saved-lists/newer-notice'
import { useLists } from '@/components/saved-lists/use-lists'
import { Copies } from './copies'
import { type Deleted, DeletedNotice } from './deleted-notice'
import { type Action, ListItem } from './list-item'
import styles from './your-lists.module.css'

const LazySites = lazyPart(() => import('./sites-table').then((module) => module.AllSites))

/** The lists of this browser, or `preview` before there is one. `targets` are the tools that open them. */
export function YourLists({ targets, preview }: { targets: readonly Action[]; preview: ReactNode }) {
  const saved = useLists()
  const lists = saved ?? []
  const excluded = useNeverPitch() ?? []
  const never = new Set(excluded.map(({ domain }) => domain))
  const [deleted, setDeleted] = useState<Deleted>()
  const [showsSites, setShowsSites] = useState(false)
  const found = useAllSites(showsSites)
  const region = useRef<HTMLDivElement>(null)

  async function remove(gone: readonly OpenList[], sites: readonly Excluded[] = []) {
    const cleared = sites.length > 0 ? await neverPitch.remove(sites.map(({ domain }) => domain)) : undefined
    browserLists.remove(...gone.map(({ list }) => list.id))
    setDeleted({ opened: gone, cleared })
  }

  const groups = [
    { title: 'Prospects', group: lists.filter(({ list }) => !list.isExport) },
    { title: 'Exports', group: lists.filter(({ list }) => list.isExport) },
  ]

  return (
    <div ref={region} tabIndex={-1} className={styles.lists} data-markdown-ignore data-saved>
      {deleted && (
        <DeletedNotice
          deleted={deleted}
          onChange={(next) => {
            setDeleted(next)
            if (!next) region.current?.focus()
          }}
        />
      )}
      {saved === undefined && <p className={styles.waiting}>Reading your lists…</p>}
      {saved === null && (
        <Notice kind="error" title="Your lists are not available">
          <p>
            This browser doesn’t let the page save or read them: it blocks site data, the window is private, or the disk
            is full. The tools work all the same, but they forget everything when you leave.
          </p>
        </Notice>
      )}
      <NewerNotice>
        {saved?.length === 0 && !deleted && (
          <>
            <Notice kind="empty" title="No lists yet" />
            {preview}
          </>
        )}
      </NewerNotice>
      {lists.length > 0 && (
        <details className={styles.sites} onToggle={({ currentTarget }) => setShowsSites(currentTarget.open)}>
          <summary>All sites</summary>
          {showsSites && <LazySites found={found} />}
        </details>
      )}
      {groups.map(
        ({ title, group }) =>
          group.length > 0 && (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul className={styles.items}>
                {group.map((opened) => (
                  <ListItem
                    key={opened.list.id}
                    opened={opened}
                    sites={found?.counts[opened.list.id]}
                    targets={targets}
                    never={never}
                    onDelete={() => void remove([opened])}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {(lists.length > 1 || (lists.length > 0 && excluded.length > 0)) && (
        <div>
          <Button onClick={() => void remove(lists, excluded)}>
            Delete all lists{excluded.length > 0 && ' and the never-pitch list'}
          </Button>
        </div>
      )}
      {saved !== undefined && <Copies lists={saved} />}
    </div>
  )
}
