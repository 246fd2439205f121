/** Moves the focus to a result, and the page where its top is not in sight. The result needs `tabIndex={-1}`. */
export function reveal(result: HTMLElement | null): void {
  if (!result) return
  result.focus({ preventScroll: true })
  const { top } = result.getBoundingClientRect()
  if (top >= 0 && top <= window.innerHeight / 2) return
  // A scroll in the frame that draws the result would count as a layout shift.
  requestAnimationFrame(() => setTimeout(() => result.scrollIntoView({ block: 'start' })))
}
