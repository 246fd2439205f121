import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** An embedded database that the build has set up: loading one takes a fifth of the time. */
export const EMPTY_DATABASE_FILE = 'dist/empty-database.tar.gz'

/** The reference schema with its view and the role that reads it. Applying it again changes nothing. */
export async function readSchema(): Promise<string> {
  const files = await Promise.all(['tables.sql', 'public-stats.sql', 'reader.sql'].map(readSql))
  return files.join('\n')
}

/** Invented rows for the embedded database. */
export function readSampleRows(): Promise<string> {
  return readSql('sample-rows.sql')
}

function readSql(name: string): Promise<string> {
  // Relative to the working directory: bundling moves this module but not the files.
  return readFile(join(process.cwd(), 'lib/database/schema', name), 'utf8')
}
