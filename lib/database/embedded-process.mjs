import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'

// Runs the parent's SQL once and answers with the rows of the last statement.
process.once('disconnect', () => process.exit())
process.once('message', async (/** @type {{ sql: string, emptyFile: string }} */ { sql, emptyFile }) => {
  const database = await openDatabase(emptyFile)
  const results = await database.exec(sql)
  process.send?.(results.at(-1)?.rows)
})

/** An empty database: the one that the build packed, or else a new one, which takes seconds. */
async function openDatabase(/** @type {string} */ emptyFile) {
  try {
    // Node's own decompression takes half the time of the stream that the database would use.
    const tar = await promisify(gunzip)(await readFile(emptyFile))
    return await PGlite.create({ loadDataDir: new Blob([tar], { type: 'application/x-tar' }) })
  } catch {
    return PGlite.create()
  }
}
