import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') }

/** Tests that measure time, or load the site fully. */
const ALONE = 'tests/site/alone/**/*.test.ts'

/**
 * `unit` needs nothing but Node; `services` a real Redis and PostgreSQL; `site` the built site beside them, and
 * `site-alone` most of the machine as well: it runs after the others, two files at a time.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    // A failure's one line tells all of what was wrong.
    chaiConfig: { truncateThreshold: 0 },
    // Tests of the site wait for most of their time: one more than there are processors.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A busy machine is no fault.
          testTimeout: 20_000,
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/**/*.services.test.ts', 'tests/site/**', 'tests/browser/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'services',
          include: ['tests/**/*.services.test.ts'],
          globalSetup: ['tests/support/servers/services.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          exclude: [ALONE],
          globalSetup: ['tests/support/servers/services.ts', 'tests/support/servers/shared-site.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site-alone',
          include: [ALONE],
          globalSetup: ['tests/support/servers/services.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
