import { runSiteTest } from './run-site-test'

// Makes every dependency of the built site fail in every way, and writes docs/faults.md.
runSiteTest(['tests/site/faults.test.ts'], { FAULTS_REPORT: 'docs/faults.md' })
