import { runSiteTest } from './run-site-test'

// Floods the built site from a hundred connections, and prints the figures.
runSiteTest(['tests/site/alone/floods.test.ts'], {
  FLOOD_CONNECTIONS: '100',
  FLOOD_REQUESTS: '1000',
  FLOOD_SECONDS: '15',
  PRINT_FIGURES: 'yes',
})
