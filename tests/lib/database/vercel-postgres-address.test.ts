import { expect, test } from 'vitest'
import { parseConfig } from '@/lib/config'
import { createVercelPostgres } from '@/lib/database/vercel-postgres'

test.each([
  'postgres://u:p@ep-x-pooler.region.example/db',
  'postgresql://u:p@localhost:5432/db',
  'postgres://u:p@localhost/db',
])('%s is accepted, and opens nothing', async (address) => {
  parseConfig({ POSTGRES_URL: address })
  await createVercelPostgres(address).close()
})

test.each(['postgres://u:secret@db.example/db', 'postgres://u:secret@127.0.0.1/db'])(
  '%s is refused at the start, by a line that says where it belongs',
  (address) => {
    expect(() => createVercelPostgres(address)).toThrow('direct connection')
    expect(() => parseConfig({ POSTGRES_URL: address })).toThrow(/^POSTGRES_URL must be (?!.*secret).*DATABASE_URL/)
  },
)
