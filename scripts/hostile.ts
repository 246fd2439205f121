import { runSiteTest } from './run-site-test'

// Sends hostile requests to the built site: `npm run hostile -- [how many] [seed]`.
const [count = '50000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2)
runSiteTest('tests/site/hostile.test.ts', { HOSTILE_COUNT: count, HOSTILE_SEED: seed })
