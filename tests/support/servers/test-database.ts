import { randomUUID } from 'node:crypto'
import { readSchema } from '@/lib/database/schema'
import { execute } from './postgres-server'

/** Makes a new database with the reference schema. Returns its address. */
export async function createTestDatabase(postgresUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await execute(postgresUrl, `create database ${name}`)
  const url = new URL(postgresUrl)
  url.pathname = name
  await execute(url.href, await readSchema())
  return url.href
}
