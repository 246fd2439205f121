/** The emblem, a singing meadowlark. By default it takes the colours around it. Always beside a name. */
export function Lark({
  className,
  size = 36,
  ink = 'currentColor',
  breast = 'var(--breast)',
  eye = 'var(--paper)',
}: {
  className?: string
  size?: number
  ink?: string
  breast?: string
  eye?: string
}) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <path
        fill={ink}
        d="M3 61 19 36C21 22 29 12.5 40 11c3.5-.5 6.5.2 9 1.6L62 5.5 54 17l9 4-9.5 2.5C47 24 40.5 25.5 36 29.5c-6.5 6-6.5 16-1.5 24.6-6 2-12.5 1-17.5-2.6z"
      />
      <path fill={breast} d="M53.5 23.5C55 37 48 50 34.5 54.1 29.5 45.5 29.5 35.5 36 29.5 40.5 25.5 47 24 53.5 23.5z" />
      <path
        fill={ink}
        d="M32 32.2 43 39.5 53.6 29.5C53.6 32.3 53 34.8 52 37.1L43.5 47 30 39C30 36.5 30.8 34.2 32 32.2z"
      />
      <circle fill={eye} cx="44" cy="17.5" r="1.9" />
    </svg>
  )
}
