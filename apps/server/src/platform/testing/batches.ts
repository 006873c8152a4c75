import { anIntern, type TestIntern } from './factories.ts'
import type { Browser, TestResponse, TestServer } from './harness.ts'

export type Fields = Readonly<Record<string, unknown>>

let counter = 0

/** Returns a batch as sent by the console's form. */
export function batchForm(server: TestServer, overrides: Fields = {}): Fields {
  const at = (days: number) => new Date(server.now().getTime() + days * 86_400_000).toISOString()
  const getDay = (days: number) => at(days).slice(0, 10)
  counter += 1
  return {
    name: `Spring ${counter}`,
    slug: `spring-${counter}`,
    code: `SPRING-${counter}`,
    partner_id: null,
    introduction: '',
    enrolment_opens_at: at(-1),
    enrolment_closes_at: at(40),
    campaign_ends_at: null,
    programme_start: getDay(60),
    programme_end: getDay(200),
    seats: 30,
    payer: 'B2B',
    price: null,
    refund_days: 14,
    max_offers: 3,
    services: [],
    ...overrides,
  }
}

export const createTestBatch = async (
  server: TestServer,
  manager: Browser,
  overrides?: Fields,
): Promise<TestResponse['payload']> =>
  (await manager.request('POST operator/batches', { body: batchForm(server, overrides) })).payload

/** Returns the form of an existing batch with changes. */
const toEditedForm = (batch: TestResponse['payload'], overrides: Fields): Fields => {
  const {
    name,
    slug,
    code,
    enrolment_opens_at,
    enrolment_closes_at,
    campaign_ends_at,
    programme_start,
    programme_end,
    seats,
    payer,
    price,
    refund_days,
    max_offers,
    services,
  } = batch
  return {
    name,
    slug,
    code,
    partner_id: batch.partner?.partner_id ?? null,
    introduction: batch.texts.introduction ?? '',
    enrolment_opens_at,
    enrolment_closes_at,
    campaign_ends_at,
    programme_start,
    programme_end,
    seats,
    payer,
    price,
    refund_days,
    max_offers,
    services,
    reason: 'The partner asked for it.',
    ...overrides,
  }
}

export const editTestBatch = (
  manager: Browser,
  batch: { readonly batch_id: string },
  overrides: Fields,
): Promise<TestResponse> =>
  manager.request(`PUT operator/batches/${batch.batch_id}`, {
    body: toEditedForm(batch, overrides),
  })

export const transitionTestBatch = (
  manager: Browser,
  batch: { readonly batch_id: string },
  name: 'publish' | 'hide' | 'close',
): Promise<TestResponse> =>
  manager.request(`POST operator/batches/${batch.batch_id}/${name}`, {
    body: name === 'publish' ? {} : { reason: 'The partner asked for it.' },
  })

/** Creates an intern with a seat in the batch and an application. */
export async function joinBatch(
  server: TestServer,
  batch: { readonly batch_id: string; readonly code: string },
): Promise<TestIntern> {
  const intern = await anIntern(server, { batch: { batchId: batch.batch_id, code: batch.code } })
  await server.pool.query('update interns set batch_id = $2 where intern_id = $1', [
    intern.internId,
    batch.batch_id,
  ])
  await server.pool.query('update batches set seats_taken = seats_taken + 1 where batch_id = $1', [
    batch.batch_id,
  ])
  return intern
}
