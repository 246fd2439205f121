import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') }

/** Tests that change what a process has once: its environment, its folder, `services()`, modules that are loaded. */
const PROCESS = 'tests/**/*.process.test.{ts,tsx}'

/**
 * `unit` and `process` need nothing but Node; `services` needs a real Redis and PostgreSQL; `site` the built site beside
 * them.
 * Files share a process in `unit` and `site`, where starting one for each took half of the time.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    // A failure's one line tells all of what was wrong.
    chaiConfig: { truncateThreshold: 0 },
    // A busy machine is no fault.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // Tests of the site wait for half of their time: two more than there are processors.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [PROCESS, 'tests/**/*.services.test.ts', 'tests/site/**', 'tests/browser/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'process', include: [PROCESS] },
      },
      {
        extends: true,
        test: {
          name: 'services',
          include: ['tests/**/*.services.test.ts'],
          globalSetup: ['tests/support/servers/services.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          isolate: false,
          globalSetup: ['tests/support/servers/services.ts', 'tests/support/servers/shared-site.ts'],
        },
      },
    ],
  },
})
