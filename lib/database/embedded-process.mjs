import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'

/** @typedef {{ setup: string, packed: string, query: string }} EmbeddedWork */

// Runs the parent's query once and answers with its rows.
process.once('disconnect', () => process.exit())
process.once('message', async (/** @type {EmbeddedWork} */ { setup, packed, query }) => {
  const database = (await openPacked(packed)) ?? (await setUp(setup))
  const { rows } = await database.query(query)
  process.send?.(rows)
})

/** The database that the build packed. Undefined without a build, or where its file cannot be read. */
async function openPacked(/** @type {string} */ file) {
  try {
    // In one piece: the database's own stream, and Node's, take four times as long.
    const tar = gunzipSync(await readFile(file))
    return await PGlite.create({ loadDataDir: new Blob([tar], { type: 'application/x-tar' }) })
  } catch {
    return undefined
  }
}

/** A new database, which takes seconds. */
async function setUp(/** @type {string} */ sql) {
  const database = await PGlite.create()
  await database.exec(sql)
  return database
}
