import { ENDPOINTS } from './fault'
import { DEPENDENCIES, type Dependency } from './lane'
import type { Row } from './run-fault'

/** The table of a run, as markdown. */
export function reportOf(rows: Map<Dependency, Row[]>, seconds: number): string {
  const count = [...rows.values()].flat().length
  return `# What happens when something fails

Measured by \`npm run faults\`, which writes this file: the built site beside a real PostgreSQL, a real Redis (directly, and
through the protocol of Vercel KV) and sample providers, each behind a relay that cuts, hangs, slows down, corrupts and
refuses. ${count} faults × ${ENDPOINTS.length} endpoints in ${seconds} seconds; \`npm test\` runs the same and writes nothing.

Each cell is the status and the milliseconds of an answer that was asked for during the fault, and that no cache had.
"Back" is how many milliseconds after the fault's end the last endpoint answered rightly, without anybody's doing. Held
for every cell: the status is the one that openapi.json and operations.md promise, errors are the published JSON, the
answer takes under 6 seconds and "back" under 5, neither answers nor log tell a key, a password or anything that the
fault said, nothing is thrown unhandled, no provider's redirect is followed (Vercel KV's client follows one, without its
token), and what does not need the dependency answers as ever.

${DEPENDENCIES.map((dependency) => tableOf(dependency, rows.get(dependency) ?? [])).join('\n')}`
}

function tableOf(dependency: Dependency, rows: Row[]): string {
  const titles = [dependency, ...ENDPOINTS.map((endpoint) => `\`${endpoint}\``), 'back']
  const lines = rows.map(({ fault, asked, recoveryMs }) => [
    fault,
    ...asked.map(({ status, milliseconds }) => `${status} · ${milliseconds}`),
    `${recoveryMs}`,
  ])
  return [titles, titles.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |\n`).join('')
}
