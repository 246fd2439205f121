import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The reference schema with its view and the role that reads it. Applying it again changes nothing. */
export async function readSchema(): Promise<string> {
  const files = await Promise.all(['tables.sql', 'public-stats.sql', 'reader.sql'].map(readSql))
  return files.join('\n')
}

function readSql(name: string): Promise<string> {
  // Relative to the working directory: bundling moves this module but not the files.
  return readFile(join(process.cwd(), 'lib/database/schema', name), 'utf8')
}
