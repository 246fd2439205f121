import { defineConfig } from '@playwright/test'

/** The built site in a real Chromium; each spec starts the site that it looks at. */
export default defineConfig({
  testDir: 'tests/browser',
  workers: 1,
  forbidOnly: true,
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    },
  },
})
