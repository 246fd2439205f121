import { type ReactNode, useEffect, useState } from 'react'
import { Notice } from '@/components/result/notice'
import { browserStore } from '@/components/store/browser-store'
import { SAVED_BY_NEWER } from '@/components/store/versions'

/** Says that a newer build has saved data, in place of `children`, which say that there is none. */
export function NewerNotice({ children }: { children: ReactNode }) {
  const [hasNewer, setHasNewer] = useState(false)
  useEffect(() => void browserStore.metNewer.then(() => setHasNewer(true)), [])
  if (!hasNewer) return children
  return (
    <Notice kind="error" title="Some of your data is not shown">
      <p>{SAVED_BY_NEWER}</p>
    </Notice>
  )
}
