import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { isLongRun } from '../../test/system/rounds.ts'
import { startTestServer, type TestServer } from '../testing/harness.ts'

const root = new URL('../../../../../', import.meta.url)
const folder = new URL('deploy/monitoring/', root)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')

interface Rule {
  readonly record?: string
  readonly alert?: string
  readonly expr: string
  readonly annotations?: { readonly runbook?: string }
}
// The file is ours; promtool checks its form (npm run test:long).
const rules = (parse(read('rules.yaml')).groups as { readonly rules: Rule[] }[]).flatMap(
  (group) => group.rules,
)
const dashboards = readdirSync(new URL('dashboards/', folder))
const queries = dashboards.flatMap((file) =>
  [...read(`dashboards/${file}`).matchAll(/"expr": (".*")/g)].map(([, expr = '""']) =>
    // A string of JSON.
    String(JSON.parse(expr)),
  ),
)

/** Names of metrics in a query: words that are followed by labels, a range or the end of a value. */
const listMetrics = (query: string): readonly string[] => {
  const bare = query
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
    .replaceAll(/\b(by|without|on) \([^)]*\)/g, '')
  return [...bare.matchAll(/\b[a-z][a-z0-9_]*(?::[a-z0-9_]+)*\b(?![a-z0-9_]*\s*[(=!])/g)]
    .map(([name]) => name)
    .filter((name) => name.includes('_') || name === 'mails' || name === 'up')
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('rules and dashboards ask for metrics that the product has', async () => {
  const { text } = await server.anonymous().request('GET /metrics')
  const measured = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
  const recorded = new Set(rules.flatMap(({ record }) => record ?? []))
  const unknown = [...queries, ...rules.map(({ expr }) => expr)]
    .flatMap(listMetrics)
    .filter((name) => name !== 'up' && !measured.has(name) && !recorded.has(name))
  expect(queries.length).toBeGreaterThan(20)
  expect([...new Set(unknown)]).toEqual([])
})

test('no metric has a label that Prometheus gives to its targets', async () => {
  const { text } = await server.anonymous().request('GET /metrics')
  expect(text).toMatch(/^job_\w+\{name="/m)
  expect(text.match(/^.*[{,](?:job|instance)=".*$/m)).toBeNull()
})

test('counts the statements that wait too long for a lock, also those of a transaction', async () => {
  const { database } = server.running.services
  const holder = await server.pool.connect()
  await holder.query('begin')
  await holder.query('lock table settings in access exclusive mode')
  try {
    await expect(database.pool.query(`set lock_timeout = 50; table settings`)).rejects.toThrow()
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  const { text } = await server.anonymous().request('GET /metrics')
  expect(text).toContain('database_timeouts_total{code="55P03"} 1')
  expect(text).toContain('database_timeouts_total{code="57014"} 0')
})

test('finds the metrics of a query', () => {
  const query =
    'topk(10, 1 - sum by (le, route) (rate(a_bucket{route="x_y"}[5m])) / sum(b_total)) > 0 and mails'
  expect(listMetrics(query)).toEqual(['a_bucket', 'b_total', 'mails'])
})

// Debian's package `prometheus` has promtool.
test.runIf(isLongRun)('promtool accepts the rules, and its cases alert when they should', () => {
  for (const [command, file] of [
    ['check', 'rules.yaml'],
    ['test', 'rules.test.yaml'],
  ] as const) {
    const path = new URL(file, folder).pathname
    const { status, stdout, stderr, error } = spawnSync('promtool', [command, 'rules', path], {
      encoding: 'utf8',
    })
    expect(status, `${error?.message ?? ''}${stdout}${stderr}`).toBe(0)
  }
})

test.runIf(isLongRun)('promtool accepts the configuration of Prometheus without containers', () => {
  const path = new URL('prometheus.systemd.yaml', folder).pathname
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'config', path], {
    encoding: 'utf8',
  })
  expect(status, `${stdout}${stderr}`).toBe(0)
})

test('every alert has a runbook that exists', () => {
  const alerts = rules.filter(({ alert }) => alert)
  expect(alerts.length).toBeGreaterThan(10)
  for (const { alert, annotations } of alerts)
    expect(existsSync(new URL(annotations?.runbook ?? 'none', root)), alert).toBe(true)
})
