import { defineConfig } from '@playwright/test'

/** The built site in real browsers; each worker starts a site of its own. */
export default defineConfig({
  testDir: 'tests/browser',
  // Firefox begins, in one worker that starts it once: its tests wait for most of their time.
  projects: [
    { name: 'real browsers', testMatch: 'real-browsers/**', workers: 1 },
    { name: 'chromium', testIgnore: 'real-browsers/**' },
  ],
  globalSetup: './tests/support/browser/browser-services.ts',
  fullyParallel: true,
  // Each page computes: with three, two processors take longer.
  workers: 2,
  forbidOnly: true,
  // The machine may be busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    // The fade between pages costs a sixth of a journey's time, and no journey is about it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    },
  },
})
