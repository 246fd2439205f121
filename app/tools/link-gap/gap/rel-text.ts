/** The export's words about following a link; empty if it has none. */
export function relText({ followed, rel }: { followed?: boolean; rel: string }): string {
  return followed === undefined ? '' : followed ? 'followed' : rel
}
