import { spawn } from 'node:child_process'
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkPort } from './check-port.ts'
import { startEmbedded } from './start-embedded.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fledge-embedded-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function runQuery(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/**
 * Starts a second Fledge process on the folder and kills it with a signal that leaves PostgreSQL
 * running.
 */
async function startAndKill(
  sql: string,
  killed: 'PostgreSQL stays' | 'PostgreSQL too',
): Promise<void> {
  const program = `import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'start-embedded.ts'))}
    import pg from ${JSON.stringify(import.meta.resolve('pg'))}
    const running = await startEmbedded({ dataDir: ${JSON.stringify(folder)} })
    const client = new pg.Client(running.url); await client.connect(); await client.query(${JSON.stringify(sql)}); process.stdout.write('done'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  if (killed === 'PostgreSQL too')
    process.kill(
      Number(readFileSync(join(folder, 'pg18/postmaster.pid'), 'utf8').split('\n')[0]),
      'SIGKILL',
    )
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await exited
}

test('keeps all rows after a stop, a killed program and a killed PostgreSQL', async () => {
  const first = await startEmbedded({ dataDir: folder })
  await runQuery(first.url, 'create table kept (n int); insert into kept values (1)')
  await expect(startEmbedded({ dataDir: folder })).rejects.toThrow(
    `already running on the data folder ${folder} (process ${process.pid})`,
  )
  await first.stop()
  await startAndKill('insert into kept values (2)', 'PostgreSQL stays')
  await startAndKill('insert into kept values (3)', 'PostgreSQL too')
  const last = await startEmbedded({ dataDir: folder })
  expect(await runQuery(last.url, 'select n from kept order by n')).toEqual([
    { n: 1 },
    { n: 2 },
    { n: 3 },
  ])
  expect(
    await runQuery(
      last.url,
      `select current_setting('fsync') as fsync, current_setting('listen_addresses') as listens`,
    ),
  ).toEqual([{ fsync: 'on', listens: '' }])
  await last.stop()
}, 60_000)

test('rejects a folder of another PostgreSQL version or with other files, and leaves it unchanged', async () => {
  const other = join(folder, 'other')
  mkdirSync(join(other, 'pg18'), { recursive: true })
  writeFileSync(join(other, 'pg18/notes.txt'), 'mine')
  await expect(startEmbedded({ dataDir: other })).rejects.toThrow('contains no PostgreSQL data')
  writeFileSync(join(other, 'pg18/PG_VERSION'), '16\n')
  await expect(startEmbedded({ dataDir: other })).rejects.toThrow('belongs to PostgreSQL 16')
  expect(readFileSync(join(other, 'pg18/notes.txt'), 'utf8')).toBe('mine')
})

test('reports a port that is in use, and nothing for a free one', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const at = server.address()
      resolve(typeof at === 'object' && at ? at.port : 0)
    }),
  )
  await expect(checkPort(port)).rejects.toThrow(`Port ${port} is in use`)
  await new Promise((resolve) => server.close(resolve))
  await expect(checkPort(port)).resolves.toBeUndefined()
})
