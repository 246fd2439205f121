'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

/**
 * A link to a page of the site, which is fetched when the pointer comes to it. Fetching all that is in sight would load
 * the code of every tool, and twenty pages, for whoever reaches a footer.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, 'prefetch' | 'onPointerEnter'>) {
  const [isLikely, setLikely] = useState(false)
  return <Link {...props} prefetch={isLikely ? null : false} onPointerEnter={() => setLikely(true)} />
}
