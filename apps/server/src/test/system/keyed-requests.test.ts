import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { aCompany } from '../../platform/testing/factories.ts'
import { reportFigure } from '../../platform/testing/figure-report.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { createDraft, listMiscountedDrafts, planDraft } from './draft-requests.ts'
import { openSocketProxy, type SocketProxy } from './faulty-proxy.ts'
import { countRounds, isProof } from './rounds.ts'
import { createSessionCookie } from './scenario-driver.ts'
import { startWebProcess, startWebServer, type WebProcess } from './web-processes.ts'

vi.setConfig({ testTimeout: 660_000, hookTimeout: 60_000 })

let server: TestServer
let web: WebProcess
let proxy: SocketProxy
let cookie: string
let resets = 0
let successes = 0
beforeAll(async () => {
  server = await startTestServer({
    FLEDGE_ROLE: 'web,worker',
    DATABASE_URL: 'postgres://shared/fledge',
  })
  web = await (isProof ? startWebProcess : startWebServer)(server)
  proxy = await openSocketProxy(() => connect(Number(new URL(web.at).port), '127.0.0.1'))
  cookie = await createSessionCookie(server, (await aCompany(server)).admin.userId)
})
afterAll(async () => {
  await proxy.stop()
  await web.stop()
  await server.stop()
})

/** Requests at the same time, each waiting for its response. */
const clients = Array.from({ length: 12 }, (_, at) => at)

/** Resets all connections again and again while requests are sent, after a few successes each. */
async function resetDuring(work: Promise<unknown>): Promise<void> {
  const working = work.then(() => true)
  let awaited = 1
  while (!(await Promise.race([working, sleep(1 + Math.random() * 12, false)]))) {
    if (successes < awaited) continue
    proxy.reset()
    resets += 1
    awaited = successes + 1 + Math.floor(Math.random() * 15)
  }
}

/** Sends so many requests by each client, over connections that are reset. @returns their names */
async function sendAll(prefix: string, perClient: number, isKeyed: boolean): Promise<string[]> {
  const names: string[] = []
  const company = { at: `http://127.0.0.1:${proxy.port}`, cookie }
  await resetDuring(
    Promise.all(
      clients.map(async (client) => {
        for (let number = 0; number < perClient; number += 1) {
          const name = `${prefix} ${client} ${number}`
          await createDraft(company, planDraft(name), { isKeyed })
          successes += 1
          names.push(name)
        }
      }),
    ),
  )
  return names
}

it('requests that are repeated over resets with the same id happen exactly once', async () => {
  const violations: string[] = []
  let requests = 0
  for (const round of countRounds(1, 100, 0.75)) {
    const names = await sendAll(`keyed ${round}`, isProof ? 50 : 4, true)
    requests += names.length
    violations.push(...(await listMiscountedDrafts(server.pool, names)))
  }
  const counts = { 'keyed requests': requests, resets }
  const naive = isProof
    ? await listMiscountedDrafts(server.pool, await sendAll('naive', 50, false))
    : ['']
  reportFigure({
    figure: 6,
    counts,
    violations,
    controls: { 'repeated with new ids': [1, Number(naive.length > 0)] },
  })
  expect([violations, naive.length > 0, resets > 0]).toEqual([[], true, true])
})
