import type { Ask } from './ask'
import { type Finding, fault } from './finding'

/** Whether a path that does not exist is the site's own 404. */
export async function checkMissing(ask: Ask, unique: () => string): Promise<Finding[]> {
  const wrong: { path: string; status: number }[] = []
  const foreign: string[] = []
  for (const path of [`/doctor-${unique()}`, `/doctor-${unique()}.md`, `/api/doctor-${unique()}`]) {
    const { status, headers } = await ask(path, { headers: { accept: 'text/html' } })
    if (status !== 404) wrong.push({ path, status })
    else if (!/^text\/markdown\b/.test(headers['content-type'] ?? '')) foreign.push(path)
  }
  if (wrong.length > 0) {
    const statuses = wrong.map(({ path, status }) => `${path} returns ${status}`).join(', ')
    return [fault(`Missing paths do not return 404: ${statuses}. Turn off the proxy's fallback page.`)]
  }
  if (foreign.length > 0) {
    return [fault(`These 404s are not the site's own: ${foreign.join(', ')}. Turn off the proxy's error pages.`)]
  }
  return []
}
