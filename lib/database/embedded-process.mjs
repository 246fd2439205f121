import { PGlite } from '@electric-sql/pglite'

// Runs the parent's SQL once and answers with the rows of the last statement.
process.once('disconnect', () => process.exit())
process.once('message', async (/** @type {string} */ sql) => {
  const database = await PGlite.create()
  const results = await database.exec(sql)
  process.send?.(results.at(-1)?.rows)
})
