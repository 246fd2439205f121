import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }

/** Node's arguments in `npm start`, for callers that need the process itself and not npm's. */
export const START_ARGUMENTS = scripts.start.split(' ').slice(1)
