/** A heading above this share of the window is being read. */
const READING_LINE = 0.3

/** Marks the link of the part that is being read, in each navigation with `data-follow`. */
export function followReader(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-follow] a[href^="#"]')]
  if (links.length === 0) return
  let isWaiting = false

  const mark = () => {
    isWaiting = false
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
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(mark)
  }

  mark()
  addEventListener('scroll', markSoon, { passive: true })
  addEventListener('resize', markSoon)
}
