import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aPaidPlace,
  type CardTestServer,
  startCardTestServer,
  type Payer,
} from '../../platform/testing/card-payments.ts'
import type { TestServer } from '../../platform/testing/harness.ts'

let world: CardTestServer
let server: TestServer
beforeAll(async () => {
  world = await startCardTestServer()
  server = world.server
})
afterAll(() => world.stop())

/**
 * Runs an action while a plan is locked by another transaction, and calls `look` while the action
 * waits for that lock.
 */
async function runBeside<T>(
  planId: string,
  act: () => Promise<T>,
  look: () => Promise<void>,
): Promise<T> {
  const holder = await server.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from plans where plan_id = $1 for no key update', [planId])
    const pending = act()
    const waiting = async () =>
      (
        await server.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount ?? 0
    await expect.poll(waiting, { timeout: 4000, interval: 20 }).toBeGreaterThan(0)
    await look()
    await holder.query('commit')
    return await pending
  } finally {
    holder.release()
  }
}

/** Returns whether the intern's row is unlocked. */
const isFree = async ({ intern }: Payer) =>
  (
    await server.pool.query(
      'select from interns where intern_id = $1 for no key update skip locked',
      [intern.internId],
    )
  ).rowCount === 1
const reminders = async ({ intern }: Payer) =>
  (
    await server.pool.query(
      `select from outbox where user_id = $1 and kind = 'offers.confirmDue'`,
      [intern.userId],
    )
  ).rowCount

it.each([
  [
    'cancelling the internship',
    (payer: Payer, internship: string) =>
      payer.browser.request('POST intern-service/intern-offer/internships/cancel', {
        body: { internship_id: internship, reason: 'PERSONAL' },
      }),
  ],
  [
    'leaving the batch',
    (payer: Payer) =>
      payer.browser.request('POST intern-service/application/withdraw', {
        body: { reason: 'PERSONAL' },
      }),
  ],
] as const)(
  '%s of a place marked as hired locks the plan before the intern',
  async (_name, leave) => {
    const { payer, internship } = await aPaidPlace(server)
    expect(
      (
        await (
          await server.as(payer.company.admin.userId)
        ).request(`PATCH candidature/${payer.candidatureId}/hired`)
      ).status,
    ).toBe(200)
    const leaving = await runBeside(
      payer.planId,
      () => leave(payer, internship),
      async () => expect(await isFree(payer)).toBe(true),
    )
    expect(leaving.status).toBe(200)
    expect(
      (
        await server.pool.query('select openings_taken from plans where plan_id = $1', [
          payer.planId,
        ])
      ).rows,
    ).toEqual([{ openings_taken: 0 }])
  },
)

it('processes confirmations one by one, so that waiting for one locks nothing of another', async () => {
  const [first, second] = [await aPaidPlace(server), await aPaidPlace(server)]
  const due = async ({ payer }: typeof first, daysAgo: number) =>
    server.pool.query('update offers set confirm_next_at = $2 where offer_id = $1', [
      payer.offerId,
      new Date(server.now().getTime() - daysAgo),
    ])
  await due(first, 2000)
  await due(second, 1000)
  await runBeside(
    second.payer.planId,
    () => server.running.services.sweep(),
    async () => {
      expect(await reminders(first.payer)).toBe(1)
      expect(await isFree(first.payer)).toBe(true)
    },
  )
  expect([await reminders(first.payer), await reminders(second.payer)]).toEqual([1, 1])
})
