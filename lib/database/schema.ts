import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The reference schema with its view and the role that may read it; applying it again changes nothing. */
export async function readSchema(): Promise<string> {
  const files = await Promise.all(['tables.sql', 'public-stats.sql', 'reader.sql'].map(readSql))
  return files.join('\n')
}

/** Invented rows, so that the embedded database has something to count. */
export function readSampleRows(): Promise<string> {
  return readSql('sample-rows.sql')
}

function readSql(name: string): Promise<string> {
  // From the working directory, because bundles move the module but not the files.
  return readFile(join(process.cwd(), 'lib/database/schema', name), 'utf8')
}
