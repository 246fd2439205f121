import { defineConfig } from '@playwright/test'

/** The built site in a real Chromium; each worker starts a site of its own. */
export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/support/browser/browser-services.ts',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // The machine may be busy.
  timeout: 150_000,
  expect: { timeout: 45_000 },
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    },
  },
})
