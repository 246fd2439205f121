import { type Why, whyNames } from './never-pitch'

/** Chooses why sites are never pitched. */
export function WhyChoice({
  why,
  onWhy,
  id,
}: {
  why: Why
  onWhy: (why: Why) => void
  /** For its label. */
  id: string
}) {
  return (
    <select id={id} value={why} onChange={({ currentTarget }) => onWhy(currentTarget.value as Why)}>
      {Object.entries(whyNames).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}
