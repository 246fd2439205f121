import { runSiteTest } from './run-site-test'

const DEFAULT_MINUTES = 10

// Loads the built site with mixed traffic, for as many minutes as the first argument says.
const minutes = Number(process.argv[2] ?? DEFAULT_MINUTES)
if (minutes > 0) {
  runSiteTest(['tests/site/soak.test.ts'], { SOAK_SECONDS: String(minutes * 60) })
} else {
  console.error('Give the number of minutes: npm run soak -- 10')
  process.exitCode = 1
}
