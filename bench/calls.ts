import { join } from 'node:path'
import {
  sendBenchRequest,
  median,
  type RecordedStatement,
  type BenchRequest,
  type BenchProcess,
  startBenchProcess,
} from './bench-process.ts'
import { atMost, type ResultRow } from './budgets.ts'

const rounds = 5
const perRound = 300

interface BenchCall extends BenchRequest {
  readonly label: string
}

/** Signs in a user of the demo data. @returns the cookie */
export async function signInDemoUser(port: number, email: string): Promise<string> {
  const { status, cookie } = await sendBenchRequest(port, {
    method: 'POST',
    path: '/backend/dev/sign-in',
    body: { email },
  })
  if (status !== 200) throw new Error(`${email} cannot sign in: ${status}`)
  return cookie
}

async function listCalls(port: number, cookie: string): Promise<readonly BenchCall[]> {
  const payload = async (path: string) =>
    JSON.parse((await sendBenchRequest(port, { method: 'GET', path, cookie })).text).data.payload
  const [first] = await payload('/backend/candidatures?page=1')
  const profile = await payload('/backend/profile/v1/company-profile')
  const body = {
    company_introduction: profile.about.company_introduction,
    linkedin: profile.about.linkedin,
  }
  return [
    { label: 'check-token', method: 'GET', path: '/backend/api/check-token', cookie },
    {
      label: 'a list of 10 candidatures',
      method: 'GET',
      path: '/backend/candidatures?page=1',
      cookie,
    },
    {
      label: 'one candidature with its history',
      method: 'GET',
      path: `/backend/candidature/${first.candidature_id}/v1/stage`,
      cookie,
    },
    {
      label: 'a change, with idempotency',
      method: 'PUT',
      path: '/backend/profile/v1/introduction',
      body,
      cookie,
    },
    {
      label: 'browse, first page',
      method: 'GET',
      path: '/backend/browse/candidates?page=1',
      cookie,
    },
  ]
}

/** Records the SQL of one request after warm-up. */
async function recordSql(
  product: BenchProcess,
  call: BenchCall,
): Promise<readonly RecordedStatement[]> {
  for (let warm = 0; warm < 3; warm += 1) await sendBenchRequest(product.port, call)
  await product.send({ what: 'record' })
  await sendBenchRequest(product.port, call)
  const { recorded } = await product.send({ what: 'recorded' })
  const isId = (value: unknown) =>
    typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]{21}$/.test(value)
  // The only random (version 4) UUID in the request's statements is the request id.
  return recorded.map((statement) => ({
    ...statement,
    values: statement.values?.map((value) => (isId(value) ? 'REQUEST' : value)),
  }))
}

interface Round {
  readonly latency: number
  readonly cpu: number
}

async function runRound(served: BenchProcess, call: BenchRequest): Promise<Round> {
  const times: number[] = []
  const before = await served.send({ what: 'cpu' })
  for (let index = 0; index < perRound; index += 1) {
    const began = performance.now()
    const { status } = await sendBenchRequest(served.port, call)
    times.push(performance.now() - began)
    if (status !== 200) throw new Error(`${call.path} returned ${status}`)
  }
  const after = await served.send({ what: 'cpu' })
  return { latency: median(times), cpu: (after.cpu - before.cpu) / perRound }
}

/**
 * Compares five requests with the same SQL through bare pg and node:http, alternating within one
 * run.
 */
export async function measureCalls(
  product: BenchProcess,
  port: number,
): Promise<readonly ResultRow[]> {
  const cookie = await signInDemoUser(product.port, 'hannah.clarke@brightwater.example')
  const calls = await listCalls(product.port, cookie)
  const recorded = Object.fromEntries(
    await Promise.all(calls.map(async (call) => call)).then(async (all) => {
      const entries: [string, readonly RecordedStatement[]][] = []
      for (const call of all) entries.push([call.path, await recordSql(product, call)])
      return entries
    }),
  )
  const { connection } = await product.send({ what: 'cpu' })
  const bare = await startBenchProcess(join(import.meta.dirname, 'bare-server.ts'), port, {
    BARE_CALLS: JSON.stringify(recorded),
    BARE_CONNECTION: JSON.stringify(connection),
  })
  const lines: ResultRow[] = []
  for (const call of calls) {
    const [ours, theirs]: [Round[], Round[]] = [[], []]
    await runRound(product, call)
    await runRound(bare, call)
    for (let index = 0; index < rounds; index += 1) {
      ours.push(await runRound(product, call))
      theirs.push(await runRound(bare, call))
    }
    const of = (list: readonly Round[], key: keyof Round) => median(list.map((round) => round[key]))
    lines.push({
      what: call.label,
      budgets: [atMost(of(ours, 'cpu') / of(theirs, 'cpu'), 1.5, '× bare', 'CPU')],
      measured: `CPU ${of(ours, 'cpu').toFixed(0)} µs, bare ${of(theirs, 'cpu').toFixed(0)} µs: ${(of(ours, 'cpu') / of(theirs, 'cpu')).toFixed(2)}×; latency ${of(ours, 'latency').toFixed(2)} ms, bare ${of(theirs, 'latency').toFixed(2)} ms: ${(of(ours, 'latency') / of(theirs, 'latency')).toFixed(2)}× (${recorded[call.path]?.length} statements)`,
    })
  }
  await bare.stop()
  return lines
}
