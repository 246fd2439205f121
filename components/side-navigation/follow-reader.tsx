'use client'

import { useEffect, useRef } from 'react'

/** A heading above this share of the window is being read. */
const READING_LINE = 0.3

/** Marks the link of the part that is being read, among the links of the element around it. */
export function FollowReader() {
  const place = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const links = [...(place.current?.parentElement?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])]
    let frame = 0

    const mark = () => {
      frame = 0
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      const line = isAtEnd ? innerHeight : innerHeight * READING_LINE
      const isPassed = ({ hash }: HTMLAnchorElement) =>
        (document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? Infinity) < line
      const current = links.filter(isPassed).at(-1) ?? links[0]
      for (const link of links) {
        if (link === current) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
    }
    const markSoon = () => {
      frame ||= requestAnimationFrame(mark)
    }

    mark()
    addEventListener('scroll', markSoon, { passive: true })
    addEventListener('resize', markSoon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', markSoon)
      removeEventListener('resize', markSoon)
    }
  }, [])

  return <span ref={place} hidden />
}
