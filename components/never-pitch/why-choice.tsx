import type { ComponentProps } from 'react'
import type { Why } from './never-pitch'
import { whyNames } from './never-pitch'

/** Chooses why sites are never pitched. */
export function WhyChoice({
  why,
  onWhy,
  ...rest
}: { why: Why; onWhy: (why: Why) => void } & Pick<ComponentProps<'select'>, 'id'>) {
  return (
    <select {...rest} value={why} onChange={({ currentTarget }) => onWhy(currentTarget.value as Why)}>
      {Object.entries(whyNames).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}
