import { randomUUID } from 'node:crypto'
import { readSchema } from '@/lib/database/schema'
import { execute } from './postgres-server'

/** Makes a fresh database on a test server, with the reference schema, and gives its address. */
export async function createTestDatabase(postgresUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await execute(postgresUrl, `create database ${name}`)
  const url = new URL(postgresUrl)
  url.pathname = name
  await execute(url.href, await readSchema())
  return url.href
}
