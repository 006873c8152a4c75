import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  aBatch,
  aCandidature,
  aCompany,
  anIntern,
  anOffer,
  aPlan,
} from '../../platform/testing/factories.ts'
import type { ServerProcess } from './server-process.ts'
import {
  createScenarioStep,
  createSessionCookie,
  getStepPayload,
  type RequestScenario,
  type ScenarioStep,
  toTestServer,
} from './scenario-driver.ts'

/** What each of them is charged. */
export const placePrice = 50_000

/** A payment in three requests of an intern. */
export interface Payer extends RequestScenario {
  readonly offerId: string
}

type Tables = ReturnType<typeof toTestServer>

/** Creates an intern with an offer to pay for. */
async function anOfferToPay(tables: Tables): Promise<{ offerId: string; cookie: string }> {
  const now = tables.now()
  const batch = await aBatch(tables, {
    payer: 'INTERN',
    price_amount: placePrice,
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
  return { offerId, cookie: await createSessionCookie(tables, intern.userId) }
}

/** Requests a payment, submits a card and settles the payment. */
async function aPayer(tables: Tables): Promise<Payer> {
  const { offerId, cookie } = await anOfferToPay(tables)
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
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' }
    return (
      [
        createScenarioStep('POST dev/card-payments/confirm', cookie, { client_secret, ...card }),
        createScenarioStep('POST intern-service/intern-application/payment/action', cookie, {
          payment_id,
        }),
      ][steps.length - 1] ?? null
    )
  }
  return { offerId, steps, next, isDone: false }
}

/** Inserts the interns, each with an offer to pay for, directly into the tables. */
export const createPayers = (server: ServerProcess, count: number): Promise<readonly Payer[]> =>
  Promise.all(Array.from({ length: count }, () => aPayer(toTestServer(server))))

/** Returns of each offer its status, and how often it was paid and how often that was settled. */
export async function listPaidOffers(
  server: ServerProcess,
  payers: readonly Payer[],
): Promise<readonly string[]> {
  const { rows } = await server.pool().query(
    `
    select o.offer_id, o.status, count(p.*) filter (where p.status = 'SUCCEEDED')::int as paid, (select count(*)::int from event_log e join payments q on q.payment_id = e.subject_id where q.offer_id = o.offer_id and e.move = 'succeed') as settled
    from offers o left join payments p using (offer_id) where o.offer_id = any($1) group by 1, 2`,
    [payers.map(({ offerId }) => offerId)],
  )
  return rows.map(({ status, paid, settled }) => `${status} ${paid} ${settled}`)
}

/** Lists the amounts charged according to the provider's own records, one per intent. */
export function listCharges({ dataDir }: ServerProcess): readonly number[] {
  const book: { intents: Readonly<Record<string, { status: string; amount: number }>> } =
    JSON.parse(readFileSync(join(dataDir, 'payment-sandbox.json'), 'utf8'))
  return Object.values(book.intents)
    .filter(({ status }) => status === 'succeeded')
    .map(({ amount }) => amount)
}
