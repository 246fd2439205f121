import { runSiteTest } from './run-site-test'

// Floods the built site from a hundred connections, lets single clients take all they can, and prints the figures. On a
// quiet machine another client's median is under 10 ms.
runSiteTest(['tests/site/floods.test.ts', 'tests/site/fairness.test.ts'], {
  FLOOD_SECONDS: '15',
  FLOOD_MIB: '150',
  FLOOD_MEDIAN_MS: '100',
  FLOOD_P99_MS: '1000',
  PRINT_FIGURES: 'yes',
})
