/** The ending of a file's name, by which programs know it. */
function endingOf(name: string): string {
  return /.(\.\w+)$/.exec(name)?.[1] ?? ''
}

/** A list's name after somebody has typed another one. A file keeps its ending, because it stays as it came. */
export function renamed(name: string, typed: string): string {
  const stem = typed.trim()
  const ending = endingOf(name)
  if (stem === '' || stem.toLowerCase() === ending.toLowerCase()) return name
  return stem.toLowerCase().endsWith(ending.toLowerCase()) ? stem : stem + ending
}

/** The name of a list's file. A pasted text has no ending yet. */
export function fileName(name: string): string {
  return endingOf(name) ? name : `${name}.txt`
}
