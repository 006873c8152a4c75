import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** The bundled database that the product runs on: for what the programme sets up before anybody comes. */
async function database(): Promise<pg.Client> {
  const [, , , , host] = readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'pg18', 'postmaster.pid'), 'utf8').split('\n')
  const client = new pg.Client({ host: host ?? '', port: 5432, user: 'fledge', database: 'fledge' })
  await client.connect()
  return client
}

const day = 86_400_000

/** A batch that is open now; its programme runs from a month from now on. @returns its slug */
export async function openBatch(name: string): Promise<string> {
  const slug = name.toLowerCase().replace(/\W+/g, '-')
  const at = (days: number) => new Date(Date.now() + days * day)
  const client = await database()
  await client.query(
    `insert into batches (batch_id, code, slug, name, is_published, enrolment_opens_at, enrolment_closes_at, programme_start, programme_end, seats, created_at) values ($1, $2, $3, $4, true, $5, $6, $7, $8, 50, $5)`,
    [randomUUID(), slug.toUpperCase(), slug, name, at(-10), at(60), at(20).toISOString().slice(0, 10), at(260).toISOString().slice(0, 10)],
  )
  await client.end()
  return slug
}
