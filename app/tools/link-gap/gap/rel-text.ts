/** What an export says about following a link; empty where it says nothing. */
export function relText({ followed, rel }: { followed?: boolean; rel: string }): string {
  return followed === undefined ? '' : followed ? 'followed' : rel
}
