import { join } from 'node:path'
import { ask, type Line, median, type Recorded, type Sent, type Served, serve } from './talk.ts'

const rounds = 5
const perRound = 300

interface Call extends Sent {
  readonly label: string
}

/** Signs in a user of the demo data. @returns the cookie */
export async function signIn(port: number, email: string): Promise<string> {
  const { status, cookie } = await ask(port, {
    method: 'POST',
    path: '/backend/dev/sign-in',
    body: { email },
  })
  if (status !== 200) throw new Error(`${email} cannot sign in: ${status}`)
  return cookie
}

async function fiveCalls(port: number, cookie: string): Promise<readonly Call[]> {
  const payload = async (path: string) =>
    JSON.parse((await ask(port, { method: 'GET', path, cookie })).text).data.payload
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
async function sqlOf(product: Served, call: Call): Promise<readonly Recorded[]> {
  for (let warm = 0; warm < 3; warm += 1) await ask(product.port, call)
  await product.tell({ what: 'record' })
  await ask(product.port, call)
  const { recorded } = await product.tell({ what: 'recorded' })
  const isId = (value: unknown) =>
    typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]{21}$/.test(value)
  // The only random (version 4) UUID in the request's statements is the request id.
  return recorded.map((one) =>
    one.name?.startsWith('requests.')
      ? { ...one, values: one.values?.map((value) => (isId(value) ? 'REQUEST' : value)) }
      : one,
  )
}

interface Round {
  readonly latency: number
  readonly cpu: number
}

async function round(served: Served, call: Sent): Promise<Round> {
  const times: number[] = []
  const before = await served.tell({ what: 'cpu' })
  for (let index = 0; index < perRound; index += 1) {
    const began = performance.now()
    const { status } = await ask(served.port, call)
    times.push(performance.now() - began)
    if (status !== 200) throw new Error(`${call.path} returned ${status}`)
  }
  const after = await served.tell({ what: 'cpu' })
  return { latency: median(times), cpu: (after.cpu - before.cpu) / perRound }
}

/**
 * Compares five requests with the same SQL through bare pg and node:http, alternating within one
 * run.
 */
export async function measureCalls(product: Served, port: number): Promise<readonly Line[]> {
  const cookie = await signIn(product.port, 'hannah.clarke@brightwater.example')
  const calls = await fiveCalls(product.port, cookie)
  const recorded = Object.fromEntries(
    await Promise.all(calls.map(async (call) => call)).then(async (all) => {
      const entries: [string, readonly Recorded[]][] = []
      for (const call of all) entries.push([call.path, await sqlOf(product, call)])
      return entries
    }),
  )
  const { connection } = await product.tell({ what: 'cpu' })
  const bare = await serve(join(import.meta.dirname, 'bare.ts'), port, {
    BARE_CALLS: JSON.stringify(recorded),
    BARE_CONNECTION: JSON.stringify(connection),
  })
  const lines: Line[] = []
  for (const call of calls) {
    const [ours, theirs]: [Round[], Round[]] = [[], []]
    await round(product, call)
    await round(bare, call)
    for (let index = 0; index < rounds; index += 1) {
      ours.push(await round(product, call))
      theirs.push(await round(bare, call))
    }
    const of = (list: readonly Round[], key: keyof Round) => median(list.map((one) => one[key]))
    lines.push({
      what: call.label,
      budget: 'CPU ≤ 1.5× bare',
      measured: `CPU ${of(ours, 'cpu').toFixed(0)} µs, bare ${of(theirs, 'cpu').toFixed(0)} µs: ${(of(ours, 'cpu') / of(theirs, 'cpu')).toFixed(2)}×; latency ${of(ours, 'latency').toFixed(2)} ms, bare ${of(theirs, 'latency').toFixed(2)} ms: ${(of(ours, 'latency') / of(theirs, 'latency')).toFixed(2)}× (${recorded[call.path]?.length} statements)`,
    })
  }
  await bare.stop()
  return lines
}
