import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { readSchema } from '@/lib/database/schema'
import { createTestDatabase } from '@/tests/support/test-database'

const DEADLINE_MS = 10_000

const [schema, url] = await Promise.all([readSchema(), createTestDatabase(inject('postgresUrl'))])
/** May only insert pitches. */
const sender = `sender_${randomUUID().replaceAll('-', '')}`

let owner: Client
let others: Client[]
beforeAll(async () => {
  owner = await connect(url)
  await owner.query(`create role ${sender} login password 'sender-secret'; grant insert on pitches to ${sender}`)
  others = await Promise.all([1, 2, 3].map(() => connect(url)))
})
beforeEach(() =>
  owner.query(`truncate workspaces, prospect_blogs, contacts, pitches restart identity cascade; ${addContacts(8)}`),
)
afterAll(async () => {
  await Promise.all([owner, ...others].map((client) => client.end()))
})

/** In two blogs of a new workspace. */
function addContacts(count: number): string {
  return `
    with workspace as (insert into workspaces (name) values ('w') returning id),
    blogs as (
      insert into prospect_blogs (workspace_id, domain) select id, n || '.example' from workspace, generate_series(0, 1) n
      returning id
    )
    insert into contacts (prospect_blog_id, email)
      select id, 'e' || n || '@x.example' from blogs, generate_series(1, ${count / 2}) n`
}

async function connect(address: string): Promise<Client> {
  const client = new Client({ connectionString: address })
  await client.connect()
  return client
}

async function expectExactCount(): Promise<void> {
  const { rows } = await owner.query(`
    select editors_pitched::int as counted,
      (select count(distinct contact_id)::int from pitches where sent_at is not null) as sent
    from public_stats`)
  expect(rows[0].counted).toBe(rows[0].sent)
}

describe('the count equals count(distinct …)', () => {
  /** The `n`th contact, if there is any. */
  const contact = (n: number) =>
    `(select id from contacts order by id offset ${n} % greatest((select count(*) from contacts), 1) limit 1)`
  const number = fc.nat(20)
  const sentAt = fc.constantFrom('now()', 'null::timestamptz')
  const some = fc.tuple(fc.integer({ min: 1, max: 4 }), number).map(([of, n]) => `id % ${of} = ${n % of}`)

  const inserted = fc
    .array(fc.tuple(number, sentAt), { minLength: 1, maxLength: 4 })
    .map((pitches) => pitches.map(([n, at]) => `select ${contact(n)}, 's', ${at}`).join(' union all '))
    .map(
      (rows) => `insert into pitches (contact_id, subject, sent_at)
      select c, s, at from (${rows}) as p (c, s, at) where c is not null`,
    )
  const upserted = fc.tuple(number, number, sentAt).map(
    ([id, n, at]) => `insert into pitches (id, contact_id, subject, sent_at) overriding system value
      select -${id}, c, 's', ${at} from (select ${contact(n)}) as p (c) where c is not null
      on conflict (id) do update set sent_at = excluded.sent_at, contact_id = excluded.contact_id`,
  )
  const statement = fc.oneof(
    { weight: 4, arbitrary: inserted },
    { weight: 2, arbitrary: upserted },
    {
      weight: 2,
      arbitrary: fc.tuple(sentAt, some).map(([at, which]) => `update pitches set sent_at = ${at} where ${which}`),
    },
    some.map((which) => `update pitches set body = 'more' where ${which}`),
    fc
      .tuple(number, fc.constantFrom('sent_at', 'now()', 'null'), some)
      .map(
        ([n, at, which]) =>
          `update pitches set contact_id = ${contact(n)}, sent_at = ${at} where ${which} and exists (select from contacts)`,
      ),
    some.map((which) => `delete from pitches where ${which}`),
    some.map(
      (which) => `with gone as (delete from pitches where ${which} returning contact_id)
        insert into pitches (contact_id, subject, sent_at) select contact_id, 'again', now() from gone`,
    ),
    number.map((n) => `delete from contacts where id = ${contact(n)}`),
    fc
      .constantFrom('prospect_blogs', 'workspaces')
      .map((table) => `delete from ${table} where id = (select min(id) from ${table})`),
    fc.constantFrom('truncate pitches', 'truncate contacts cascade', 'truncate workspaces cascade', schema),
    fc.constant(addContacts(4)),
  )
  const step = fc.record({ sql: statement, ends: fc.constantFrom('commit', 'commit', 'commit', 'rollback') })

  test('after any statements, committed or rolled back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        await owner.query(`rollback; truncate workspaces restart identity cascade; ${addContacts(8)}`)
        for (const { sql, ends } of steps) {
          await owner.query(`begin; ${sql}; ${ends}`)
          await expectExactCount()
        }
      }),
      { numRuns: 150 },
    )
  })

  test('when the writer may only insert', async () => {
    const address = new URL(url)
    address.username = sender
    address.password = 'sender-secret'
    const client = await connect(address.href)
    try {
      await client.query(`insert into pitches (contact_id, subject, sent_at) values (1, 's', now()), (2, 's', null)`)
      // A session's temporary table must not replace the one that holds the counts.
      await client.query('create temporary table pitched_contacts (contact_id bigint primary key, sent_pitches bigint)')
      await client.query(`insert into pitches (contact_id, subject, sent_at) values (3, 's', now())`)
      await expect(client.query('select from pitched_contacts')).resolves.toMatchObject({ rowCount: 0 })
      await expect(client.query('select add_sent_pitches(4, 1) from public.pitched_contacts')).rejects.toThrow(
        'permission denied',
      )
    } finally {
      await client.end()
    }
    await expectExactCount()
    expect((await owner.query('select editors_pitched::int as n from public_stats')).rows).toEqual([{ n: 2 }])
  })
})

describe('two sessions that write to one contact', () => {
  const send = `insert into pitches (contact_id, subject, sent_at) values (1, 's', now())`
  const takeBack = 'update pitches set sent_at = null where id = 1'

  /** Starts a statement that waits for another session. Resolves when `count` statements wait. */
  async function startWaiting(client: Client, sql: string, count = 1): Promise<{ ended: Promise<unknown> }> {
    const ended = client.query(sql)
    const waiting = `select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await owner.query(waiting)).rows, { timeout: DEADLINE_MS }).toEqual([{ count }])
    return { ended }
  }

  test.each([
    ['both send', send, send, 'commit'],
    ['both send, one of them in vain', send, send, 'rollback'],
    ['one takes the only pitch back, the other sends', takeBack, send, 'commit'],
    ['one takes the only pitch back in vain, the other sends', takeBack, send, 'rollback'],
    ['one sends, the other takes the only pitch back', send, takeBack, 'commit'],
    ['one sends in vain, the other takes the only pitch back', send, takeBack, 'rollback'],
  ])('%s', async (_what, sql, other, ends) => {
    await owner.query(send)
    const [first, second] = others as [Client, Client, Client]
    await first.query(`begin; ${sql}`)
    const { ended } = await startWaiting(second, other)
    await first.query(ends)
    await ended
    await expectExactCount()
    await owner.query('update pitches set sent_at = null')
    await expectExactCount()
  })

  test('never deadlock, in whatever order each names its contacts', async () => {
    const sendTo = (...contacts: number[]) =>
      `insert into pitches (contact_id, subject, sent_at) select unnest('{${contacts}}'::int[]), 's', now()`
    await owner.query(sendTo(1, 2, 3))
    const [first, second, holder] = others as [Client, Client, Client]
    await holder.query(`begin; ${sendTo(3)}`)
    // In these orders each would lock what the other wants after 3.
    const one = await startWaiting(first, sendTo(1, 3, 2), 1)
    const other = await startWaiting(second, sendTo(2, 3, 1), 2)
    await holder.query('commit')
    await Promise.all([one.ended, other.ended])
    await expectExactCount()
  })

  test('a snapshot older than new counts fails with a serialization error', async () => {
    await owner.query(send)
    const [first] = others as [Client, Client, Client]
    await first.query('begin isolation level repeatable read; select from pitches')
    await owner.query(schema)
    await expect(first.query(takeBack)).rejects.toMatchObject({ code: '40001' })
    await first.query('rollback')
    await first.query(takeBack)
    await expectExactCount()
  })
})
