import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/elements/button'
import { englishDay } from '@/components/elements/english'
import { lazyPart } from '@/components/elements/lazy-part'
import { DownloadButton } from '@/components/exports/download-button'
import { describeDecisions } from '@/components/review/decision-words'
import { browserLists } from '@/components/saved-lists/browser-lists'
import { endingOf, fileName, renamed } from '@/components/saved-lists/list-name'
import type { OpenList } from '@/components/saved-lists/lists'
import { sizeOf } from '@/components/saved-lists/size-of'
import { pathWithList } from '@/components/tool-form/link'
import type { ToolPath } from '@/lib/site/tools'
import styles from './your-lists.module.css'

const LazySites = lazyPart(() => import('./list-sites').then((module) => module.ListSites))

/** A list: what it is, where to open it, and what to do with it. */
export function ListItem({
  opened,
  sites = 'counting its sites…',
  targets,
  onDelete,
}: {
  opened: OpenList
  /** How many sites it has, and what is known of them. Undefined while they are counted. */
  sites?: string
  targets: readonly { path: ToolPath; label: string }[]
  onDelete: () => void
}) {
  const { list, file } = opened
  const { id, name, savedMs } = list
  const heading = useId()
  const [isRenaming, setIsRenaming] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)

  function end(typed?: string) {
    const next = renamed(name, typed ?? '')
    if (next !== name) void browserLists.change(id, { type: 'renamed', name: next })
    setIsRenaming(false)
    renameButton.current?.focus()
  }

  return (
    <li className={styles.item}>
      <h2 id={heading}>{name}</h2>
      <p className={styles.facts}>
        {[englishDay(new Date(savedMs)), sizeOf(file), sites, describeDecisions(list.decisions)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isRenaming && <RenameForm name={name} onEnd={end} />}
      <ul className={styles.targets}>
        {targets.map(({ path, label }) => (
          <li key={path}>
            <a href={pathWithList(path, id)} aria-describedby={heading}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button aria-describedby={heading} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Sites
        </Button>
        <Button
          ref={renameButton}
          aria-describedby={heading}
          aria-expanded={isRenaming}
          onClick={() => setIsRenaming(!isRenaming)}
        >
          Rename
        </Button>
        <DownloadButton label="Download" fileName={fileName(name)} file={() => file} describedBy={heading} />
        <Button aria-describedby={heading} onClick={onDelete}>
          Delete
        </Button>
      </div>
      {isOpen && (
        <div className={styles.sites}>
          <LazySites opened={opened} />
        </div>
      )}
    </li>
  )
}

/** Enter saves the name, Escape leaves it as it was. */
function RenameForm({ name, onEnd }: { name: string; onEnd: (typed?: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(0, name.length - endingOf(name).length)
  }, [name])
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault()
        onEnd(field.current?.value)
      }}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && onEnd()}
    >
      <input ref={field} type="text" aria-label="New name" defaultValue={name} autoComplete="off" spellCheck={false} />
      <Button isPrimary type="submit">
        Save name
      </Button>
    </form>
  )
}
