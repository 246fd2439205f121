import { defineConfig } from '@playwright/test'

/** Chromium takes one list of them, so this one replaces Playwright's. */
const DISABLED_FEATURES = [
  // For each context Chromium would load two pages of its address bar and start a spare process: half of all its work.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
  // From Playwright's list.
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'AvoidCorsURLLoaderRestartOnRedirect', 'DestroyProfileOnBrowserClose'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'AimEnabled'],
  ...['ThirdPartyStoragePartitioning', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
]

/** The built site in a real Chromium; each worker starts a site of its own. */
export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/support/browser-services.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine is no fault.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--disable-features=${DISABLED_FEATURES.join()}`],
    },
  },
})
