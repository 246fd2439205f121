import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the build packs the sample database. The name has a hash, so older samples are never loaded. */
export const PACKED_SAMPLES = 'dist/sample-database-*.tar.gz'

/** The reference schema with its view and the role that reads it. Applying it again changes nothing. */
export async function readSchema(): Promise<string> {
  const files = await Promise.all(['tables.sql', 'public-stats.sql', 'reader.sql'].map(readSql))
  return files.join('\n')
}

/** The SQL that sets the embedded database up with invented rows, and the file that holds it set up after a build. */
export async function readSampleDatabase(): Promise<{ sql: string; file: string }> {
  const sql = `${await readSchema()}\n${await readSql('sample-rows.sql')}`
  const hash = createHash('sha256').update(sql).digest('hex').slice(0, 16)
  return { sql, file: PACKED_SAMPLES.replace('*', hash) }
}

function readSql(name: string): Promise<string> {
  // Relative to the working directory: bundling moves this module but not the files.
  return readFile(join(process.cwd(), 'lib/database/schema', name), 'utf8')
}
