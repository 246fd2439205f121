import { createPool } from '@vercel/postgres'
import { expect, test } from 'vitest'
import { parseConfig } from '@/lib/config'
import { createVercelPostgres } from '@/lib/database/vercel-postgres'

test.each([
  'postgres://u:p@ep-x-pooler.region.example/db',
  'postgresql://u:p@localhost:5432/db',
  'postgres://u:p@localhost/db',
])('%s is accepted, as the package accepts it for a pool, and opens nothing', async (address) => {
  parseConfig({ POSTGRES_URL: address })
  await createPool({ connectionString: address }).end()
  await createVercelPostgres(address).close()
})

test.each(['postgres://u:secret@db.example/db', 'postgres://u:secret@127.0.0.1/db'])(
  '%s is refused at the start, as the package refuses it, by a line that says where it belongs',
  (address) => {
    expect(() => createPool({ connectionString: address })).toThrow('direct connection')
    expect(() => parseConfig({ POSTGRES_URL: address })).toThrow(/^POSTGRES_URL must be (?!.*secret).*DATABASE_URL/)
  },
)
