import { runSiteTest } from './run-site-test'

// Makes the parts of the built site fail, and writes docs/faults.md.
runSiteTest(['tests/site/faults.test.ts', '--update'], {})
