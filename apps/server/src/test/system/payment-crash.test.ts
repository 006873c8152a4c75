import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  aBatch,
  aCandidature,
  aCompany,
  anIntern,
  anOffer,
  aPlan,
} from '../../platform/testing/factories.ts'
import { listViolations } from './invariants.ts'
import { chooseRounds } from './rounds.ts'
import { type ServerProcess, createServerProcess } from './server-process.ts'
import {
  listAcknowledgedSteps,
  sendStep,
  createSessionCookie,
  driveScenarios,
  driveUntilInterrupted,
  getStepPayload,
  type ScenarioStep,
  createScenarioStep,
  type RequestScenario,
  toTestServer,
} from './scenario-driver.ts'

vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 120_000 })

interface Payer extends RequestScenario {
  readonly offerId: string
}

/**
 * Creates an intern with an offer to pay for, whose steps request the payment, submit a card and
 * settle it.
 */
async function aPayer(tables: ReturnType<typeof toTestServer>): Promise<Payer> {
  const now = tables.now()
  const batch = await aBatch(tables, {
    payer: 'INTERN',
    price_amount: 50_000,
    price_currency: 'EUR',
    refund_days: 14,
  })
  const [company, intern] = [await aCompany(tables), await anIntern(tables, { batch })]
  const plan = await aPlan(tables, company.companyId, { openings_taken: 1 })
  const candidature = await aCandidature(tables, company.companyId, plan, intern, {
    stage: 'OFFERED',
  })
  const offerId = await anOffer(
    tables,
    company.companyId,
    plan,
    candidature,
    intern,
    company.admin.memberId,
    {
      status: 'OFFERED',
      holds_opening: true,
      sent_at: now,
      approved_at: now,
      answer_by: new Date(now.getTime() + 6 * 86_400_000),
    },
  )
  const cookie = await createSessionCookie(tables, intern.userId)
  const steps: ScenarioStep[] = []
  const next = () => {
    const [step] = steps
    if (!step)
      return createScenarioStep('POST intern-service/intern-application/payment/create', cookie, {
        purpose: 'PLACE',
        idempotency: randomUUID(),
        offer_id: offerId,
        terms_accepted: true,
      })
    const { client_secret, payment_id } = getStepPayload(step)
    return (
      [
        createScenarioStep('POST dev/card-payments/confirm', cookie, {
          client_secret,
          number: '4242424242424242',
          exp_month: 12,
          exp_year: 2030,
          cvc: '123',
        }),
        createScenarioStep('POST intern-service/intern-application/payment/action', cookie, {
          payment_id,
        }),
      ][steps.length - 1] ?? null
    )
  }
  return { offerId, steps, next, isDone: false }
}

let server: ServerProcess
let payers: readonly Payer[]
beforeAll(async () => {
  server = await createServerProcess()
  await server.start()
  const tables = toTestServer(server)
  payers = await Promise.all(Array.from({ length: chooseRounds(15, 200) }, () => aPayer(tables)))
})
afterAll(() => server.clear())

it('killing the server during payments charges no one twice and keeps every acknowledged step', async () => {
  for (let kill = 0; kill < chooseRounds(1, 8); kill += 1) {
    await driveUntilInterrupted(server, payers, server.kill)
    expect(await listViolations(server.pool())).toEqual([])
    for (const step of listAcknowledgedSteps(payers)
      .filter(({ address }) => address.includes('payment/create'))
      .slice(-10))
      expect(await sendStep(server, step), step.address).toEqual({ status: 200, text: step.answer })
  }
  expect(await driveScenarios(server, payers)).toEqual([])
  expect(payers.every(({ isDone }) => isDone)).toBe(true)
  const { rows } = await server.pool().query(
    `
    select o.offer_id, o.status, count(p.*) filter (where p.status = 'SUCCEEDED')::int as paid, (select count(*)::int from event_log e join payments q on q.payment_id = e.subject_id where q.offer_id = o.offer_id and e.move = 'succeed') as settled
    from offers o left join payments p using (offer_id) where o.offer_id = any($1) group by 1, 2`,
    [payers.map(({ offerId }) => offerId)],
  )
  expect(rows.map(({ status, paid, settled }) => `${status} ${paid} ${settled}`)).toEqual(
    payers.map(() => 'ACCEPTED_BY_CANDIDATE 1 1'),
  )
  // Charges according to the provider's own records: one per intent.
  const book: { intents: Readonly<Record<string, { status: string; amount: number }>> } =
    JSON.parse(readFileSync(join(server.dataDir, 'payment-sandbox.json'), 'utf8'))
  const chargedIntents = Object.values(book.intents).filter(({ status }) => status === 'succeeded')
  expect([
    chargedIntents.length,
    chargedIntents.reduce((sum, { amount }) => sum + amount, 0),
  ]).toEqual([payers.length, payers.length * 50_000])
})
