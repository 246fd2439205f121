/** The emblem: a meadowlark in song. Takes the colours of the field that it stands on; always beside a name. */
export function Lark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        fill="var(--mark-body, currentColor)"
        d="M2 60 22 33C25 20 32 12 41 11c3 0 6 .8 8.500 2.500L61 4l-6.500 13.500L64 19l-10 5.500C56 38 49 51 36 55c-7 2-13 1-18-2z"
      />
      <path fill="var(--mark-breast, var(--highlight))" d="M50 26c2 11-4 22-14 26-4-9-1-18 4-22 3-2.500 6-4 10-4z" />
      <path fill="var(--mark-body, currentColor)" d="m38 31 6.500 8L53 29l-1 8-7.500 10L36 38z" />
      <circle fill="var(--paper)" cx="45" cy="18.500" r="2" />
    </svg>
  )
}
