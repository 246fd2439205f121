/** Moves the focus to a result's heading, and the page where the top of the result is not in sight. */
export function reveal(result: HTMLElement | null): void {
  if (!result) return
  const heading = result.querySelector<HTMLElement>('h2') ?? result
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  const { top } = result.getBoundingClientRect()
  if (top >= 0 && top <= window.innerHeight / 2) return
  // A scroll in the frame that draws the result would count as a layout shift.
  requestAnimationFrame(() => setTimeout(() => result.scrollIntoView({ block: 'start' })))
}
