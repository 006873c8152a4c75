import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDiskStore } from '../../../platform/files/disk-store.ts'
import { reportFigure } from '../../../platform/testing/figure-report.ts'
import { type TestServer, startTestServer } from '../../../platform/testing/harness.ts'
import { type ConnectionFault, connectionFaults } from '../faulty-proxy.ts'
import { isLongRun, isProof } from '../rounds.ts'
import {
  type ConnectedService,
  connectedServices,
  type FaultServer,
  startFaultServer,
} from './fault-services.ts'
import { prepareWork, uploadDocument } from './fault-work.ts'
import { createFaultyStore, diskFaults, type FaultyStore } from './faulty-store.ts'
import { type Fault, type FaultResult, judgeEffects, tryFault } from './try-fault.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 })

const isWhole = isLongRun || isProof
const maxAnswerSeconds = 3
const maxWholeSeconds = 60

/** The cells of `npm test`: one fault of each service that does not have to be waited for. */
const usualFaults: Readonly<Record<ConnectedService, ConnectionFault>> = {
  PostgreSQL: 'reset',
  S3: 'error',
  SMTP: 'cut',
  Stripe: 'garbage',
  Google: 'error',
  WhatsApp: 'reset',
}
const cells = connectedServices.flatMap((service) =>
  (isWhole ? connectionFaults : [usualFaults[service]]).map((fault) => ({ service, fault })),
)

/** Tells what a fault did, and how long that took. */
function report(name: string, { answerSeconds, wholeSeconds, violations }: FaultResult): void {
  const [answer, whole] = [answerSeconds.toFixed(2), wholeSeconds.toFixed(1)]
  if (isWhole) process.stdout.write(`${name}: answer after ${answer} s, whole after ${whole} s\n`)
  reportFigure({
    figure: 11,
    counts: {
      [`fault: ${name}`]: 1,
      'answered in time': Number(answerSeconds <= maxAnswerSeconds),
      'whole in time': Number(wholeSeconds <= maxWholeSeconds),
    },
    measures: { 'seconds to a response': answerSeconds, 'seconds until whole': wholeSeconds },
    violations,
  })
}

describe('a faulty connection to a service', () => {
  let world: FaultServer
  let direct: pg.Pool
  beforeAll(async () => {
    world = await startFaultServer()
    direct = new pg.Pool({ ...world.database.direct, max: 2 })
  })
  afterAll(async () => {
    for (const proxy of Object.values(world.proxies)) proxy.heal()
    await direct.end()
    await world.stop()
  })

  it.each(cells)('loses nothing: $service, $fault', async ({ service, fault }) => {
    const proxy = world.proxies[service]
    const name = `${service} ${fault}`
    const work = await prepareWork(service, world, direct)
    const injected: Fault = {
      name,
      begin: () => proxy.inject(fault),
      end: () => proxy.heal(),
    }
    const result = await tryFault(world.server, injected, work)
    report(name, result)
    expect(result.violations).toEqual([])
  })

  it('notices an effect that was lost, and one that happened twice', async () => {
    const work = await prepareWork('PostgreSQL', world, direct)
    const response = await work.send()
    const plans = `select plan_id from plans where name like 'Draft %' order by created_at desc`
    expect(judgeEffects('planted', response, await work.countEffects(response))).toEqual([])
    await direct.query(`delete from plans where plan_id = (${plans} limit 1)`)
    const found = judgeEffects('planted', response, await work.countEffects(response))
    const foundTwice = judgeEffects('planted', response, 2)
    reportFigure({
      figure: 11,
      controls: { 'planted lost and repeated effects': [2, found.length + foundTwice.length] },
    })
    expect([found.length, foundTwice.length]).toEqual([1, 1])
  })

  it.runIf(isWhole)('notices a client without a time limit', async () => {
    const proxy = world.proxies.WhatsApp
    proxy.inject('silent')
    const stop = new AbortController()
    const answer = fetch(`http://127.0.0.1:${proxy.port}`, { signal: stop.signal })
    const late = new Promise<'late'>((resolve) =>
      setTimeout(() => resolve('late'), maxAnswerSeconds * 1000),
    )
    const outcome = await Promise.race([answer.catch(() => 'answered'), late])
    stop.abort()
    proxy.heal()
    reportFigure({
      figure: 11,
      controls: { 'a client without a time limit': [1, Number(outcome === 'late')] },
    })
    expect(outcome).toBe('late')
  })
})

describe('a faulty disk', () => {
  let server: TestServer
  let store: FaultyStore
  const folder = mkdtempSync(join(tmpdir(), 'fledge-faults-'))
  beforeAll(async () => {
    store = createFaultyStore(createDiskStore(folder))
    server = await startTestServer({ LOG_LEVEL: 'silent' }, { files: store })
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it.each(isWhole ? diskFaults : (['full'] as const))('loses nothing: %s', async (fault) => {
    const work = await uploadDocument(server)
    const injected: Fault = {
      name: `disk ${fault}`,
      begin: () => void (store.fault = fault),
      end: () => void (store.fault = null),
    }
    const result = await tryFault(server, injected, work)
    report(injected.name, result)
    expect(result.violations).toEqual([])
  })
})
