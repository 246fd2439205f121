import { runSiteTest } from './run-site-test'

// Sends hostile requests to the built site, and floods it: `npm run hostile -- [how many] [seed]`.
const [count = '50000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2)
runSiteTest(['tests/site/hostile.test.ts', 'tests/site/floods.test.ts'], {
  HOSTILE_COUNT: count,
  HOSTILE_SEED: seed,
  FLOOD_CONNECTIONS: '100',
  FLOOD_REQUESTS: '1000',
  FLOOD_SECONDS: '15',
  FLOOD_STORED_MS: '100',
  TELL_FIGURES: 'yes',
})
