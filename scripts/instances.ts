import { runSiteTest } from './run-site-test'

// Runs three processes of the built site behind nginx, and prints what came of the requests.
runSiteTest(['tests/site/behind-nginx.test.ts'], { TELL_FIGURES: 'yes' })
