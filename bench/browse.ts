import { signInDemoUser } from './call-list.ts'
import { sendBenchRequest, median, percentile, type BenchProcess } from './bench-process.ts'
import { atMost, type ResultRow } from './budgets.ts'

/** Filters like those of real users: mostly few, sometimes many, now and then a later page. */
function buildQueries(seed: number, count: number): readonly string[] {
  let state = seed
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
  const month = (more: number) => {
    const [year, number] = new Date(
      Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + more, 1),
    )
      .toISOString()
      .split('-')
    return `${number}/${year}`
  }
  return Array.from({ length: count }, () => {
    const query = new URLSearchParams({
      page: String(next() < 0.75 ? 1 : 1 + Math.floor(next() * 30)),
    })
    if (next() < 0.5) query.append('skills', String(1 + Math.floor(next() ** 1.6 * 120)))
    if (next() < 0.2) query.append('skills', String(1 + Math.floor(next() ** 1.6 * 120)))
    if (next() < 0.3)
      query.append(
        'specialisations',
        String((1 + Math.floor(next() * 6)) * 100 + 1 + Math.floor(next() * 5)),
      )
    if (next() < 0.4) query.append('preferred_start_months', month(2 + Math.floor(next() * 5)))
    if (next() < 0.3)
      query.append('internship_durations', String([8, 10, 12, 14][Math.floor(next() * 4)]))
    if (next() < 0.2)
      query.append(
        'projects',
        String((1 + Math.floor(next() * 6)) * 100 + 1 + Math.floor(next() * 6)),
      )
    return `/backend/browse/candidates?${query}`
  })
}

const roundSize = 120

/**
 * Waits until browse answers. After growing, its index first reads all new interns, of which a real
 * product never has a million at once; requests get 503 until then.
 */
async function waitForIndex(product: BenchProcess, cookie: string): Promise<void> {
  const until = performance.now() + 600_000
  for (;;) {
    const path = '/backend/browse/candidates?page=1'
    const { status } = await sendBenchRequest(product.port, { method: 'GET', path, cookie })
    if (status === 200) return
    if (status !== 503 || performance.now() > until) throw new Error(`browse returned ${status}`)
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

/** Measures browse over HTTP with one client at several sizes: the median of five rounds' p95. */
export async function measureBrowse(
  product: BenchProcess,
  sizes: readonly number[],
): Promise<readonly ResultRow[]> {
  const lines: ResultRow[] = []
  for (const size of sizes) {
    await product.send({ what: 'grow', to: size })
    const cookie = await signInDemoUser(product.port, 'hannah.clarke@brightwater.example')
    await waitForIndex(product, cookie)
    const rounds: { p50: number; p95: number; worst: number }[] = []
    const before = await product.send({ what: 'report' })
    for (let round = 0; round <= 5; round += 1) {
      const times: number[] = []
      for (const path of buildQueries(round + 1, roundSize)) {
        const began = performance.now()
        const { status, text } = await sendBenchRequest(product.port, {
          method: 'GET',
          path,
          cookie,
        })
        times.push(performance.now() - began)
        if (status !== 200) throw new Error(`${path} returned ${status}: ${text.slice(0, 200)}`)
      }
      // The first round warms up both processes.
      if (round > 0)
        rounds.push({ p50: median(times), p95: percentile(times, 0.95), worst: Math.max(...times) })
    }
    const of = (key: 'p50' | 'p95' | 'worst') => median(rounds.map((round) => round[key]))
    const after = await product.send({ what: 'report' })
    const toMsPerAnswer = (micros: number) => micros / 1000 / (roundSize * 6)
    const serving = toMsPerAnswer(after.servingCpu - before.servingCpu)
    lines.push({
      what: `browse, ${size.toLocaleString('en')} interns, CPU per answer of the serving thread`,
      measured: `${serving.toFixed(2)} ms of ${toMsPerAnswer(after.cpu - before.cpu).toFixed(2)} ms; ${Math.round(after.memory / 1024 / 1024)} MB`,
      budgets: [atMost(serving, 1, 'ms')],
    })
    lines.push({
      what: `browse, ${size.toLocaleString('en')} interns`,
      measured: `p95 ${of('p95').toFixed(1)} ms, median ${of('p50').toFixed(1)} ms, slowest ${of('worst').toFixed(1)} ms`,
      // Its budget for a million interns; with fewer, it must hold too.
      budgets: [atMost(of('p95'), 10, 'ms', 'p95')],
    })
  }
  return lines
}
