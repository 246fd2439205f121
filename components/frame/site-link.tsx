'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

/**
 * A link to a page of this site, prefetched on hover. Prefetching all visible links would load ten pages with each
 * page, and every tool's code once the footer is visible.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, 'prefetch' | 'onPointerEnter'>) {
  const [isLikely, setLikely] = useState(false)
  return <Link {...props} prefetch={isLikely ? null : false} onPointerEnter={() => setLikely(true)} />
}
