import { runSiteTest } from './run-site-test'

// Runs three processes of the built site behind nginx, and prints the figures.
runSiteTest(['tests/site/behind-nginx.test.ts'], { PRINT_FIGURES: 'yes' })
