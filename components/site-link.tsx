'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

/**
 * A link to a page of the site, which is fetched when the pointer comes to it. Fetching all that is in sight would ask for
 * ten pages with each one that is read, and for the code of every tool where a footer is reached.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, 'prefetch' | 'onPointerEnter'>) {
  const [isLikely, setLikely] = useState(false)
  return <Link {...props} prefetch={isLikely ? null : false} onPointerEnter={() => setLikely(true)} />
}
