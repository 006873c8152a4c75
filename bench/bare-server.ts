// Separate process with only node:http and pg. Each path runs the SQL recorded from a request and
// returns its rows.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'
import type { RecordedStatement } from './bench-process.ts'

// Recorded by the parent process: path → statements.
const calls = new Map<string, readonly RecordedStatement[]>(
  Object.entries(
    JSON.parse(process.env.BARE_CALLS ?? '{}') as Record<string, readonly RecordedStatement[]>,
  ),
)
// Same settings as the product's pool.
const pool = new pg.Pool({
  ...(JSON.parse(process.env.BARE_CONNECTION ?? '{}') as pg.PoolConfig),
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan -c timezone=UTC',
})

// A connection is idle while the product is measured.
const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
  request.resume().on(
    'end',
    () =>
      void runRecorded(request.url ?? '').then((rows) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows))
      }),
  )
})

/**
 * Uses a new request id each time, like a browser; a repeated one would get its stored response.
 */
async function runRecorded(path: string): Promise<unknown[]> {
  const client = await pool.connect()
  const id = randomUUID()
  const all: unknown[] = []
  try {
    for (const { name, text, values } of calls.get(path) ?? []) {
      const { rows } = await client.query({
        ...(name ? { name } : {}),
        text,
        values: values?.map((value) => (value === 'REQUEST' ? id : value)),
      })
      all.push(rows)
    }
  } finally {
    client.release()
  }
  return all
}

server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ ready: true }))
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: user + system, recorded: [], connection: {} })
})
process.on('disconnect', () => process.exit(0))
