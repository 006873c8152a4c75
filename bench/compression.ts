import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BenchProcess, median, sendBenchRequest, startBenchProcess } from './bench-process.ts'
import type { ResultRow } from './budgets.ts'

const rounds = 7
const perRound = 200
const ways = [
  'plain',
  'br-1',
  'br-4',
  'br-5',
  'gzip-1',
  'gzip-6',
  'zstd',
  'br-4-stream',
  'br-4-pool',
] as const

interface Received {
  readonly bytes: number
  /** Milliseconds until the head of the response. */
  readonly firstByte: number
}
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const receive = (port: number, path: string): Promise<Received> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
    request({ port, host: '127.0.0.1', path, agent, headers }, (answer) => {
      const firstByte = performance.now() - began
      let bytes = 0
      answer.on('data', (more: Buffer) => (bytes += more.length))
      answer.on('end', () => resolve({ bytes, firstByte }))
    })
      .on('error', reject)
      .end()
  })

interface Round {
  readonly cpu: number
  readonly firstByte: number
  readonly bytes: number
}

async function runRound(served: BenchProcess, path: string): Promise<Round> {
  const times: number[] = []
  let bytes = 0
  const before = await served.send({ what: 'report' })
  for (let index = 0; index < perRound; index += 1) {
    const received = await receive(served.port, path)
    times.push(received.firstByte)
    bytes = received.bytes
  }
  const after = await served.send({ what: 'report' })
  return { cpu: (after.cpu - before.cpu) / perRound, firstByte: median(times), bytes }
}

/** Stores responses of the product, which all ways then send. */
async function storeBodies(folder: string, productPort: number, cookie: string): Promise<void> {
  const bodies = {
    small: '/backend/api/check-token',
    list: '/backend/browse/candidates?page=1',
    page: '/company/dashboard',
  }
  for (const [name, path] of Object.entries(bodies)) {
    const { status, text } = await sendBenchRequest(productPort, { method: 'GET', path, cookie })
    if (status !== 200) throw new Error(`${path} returned ${status}`)
    writeFileSync(join(folder, name), text)
  }
}

/**
 * Compares ways to compress three responses of the product, alternating within one run: CPU time of
 * the process, its thread pool included, time to the first byte, and size.
 */
export async function measureCompression(
  productPort: number,
  cookie: string,
  port: number,
): Promise<readonly ResultRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fledge-bodies-'))
  await storeBodies(folder, productPort, cookie)
  const served = await startBenchProcess(join(import.meta.dirname, 'compression-server.ts'), port, {
    BODIES: folder,
  })
  const lines: ResultRow[] = []
  for (const name of ['small', 'list', 'page']) {
    const all = new Map<string, Round[]>(ways.map((way) => [way, []]))
    for (const way of ways) await runRound(served, `/${way}/${name}`)
    for (let index = 0; index < rounds; index += 1)
      for (const way of ways) all.get(way)?.push(await runRound(served, `/${way}/${name}`))
    for (const [way, own] of all) {
      const of = (key: keyof Round) => median(own.map((round) => round[key]))
      // Each round is compared with the round without compression beside it.
      const ratio = median(
        own.map((round, at) => round.cpu / (all.get('plain')?.[at]?.cpu ?? round.cpu)),
      )
      lines.push({
        what: `${name}, ${way}`,
        measured: `${of('bytes')} bytes; CPU ${of('cpu').toFixed(0)} µs (${ratio.toFixed(2)}×); first byte ${of('firstByte').toFixed(2)} ms`,
      })
    }
  }
  await served.stop()
  rmSync(folder, { recursive: true })
  return lines
}
