import type { Payer } from '../../../platform/testing/card-payments.ts'
import type { TestResponse, TestServer } from '../../../platform/testing/harness.ts'

export const confirmOwnEnrolment = async (
  server: TestServer,
  payer: Payer,
): Promise<TestResponse> =>
  (await server.as(payer.intern.userId)).request('POST intern-service/application/final-enrol', {
    body: {},
  })

/** Accepts the conduct policy, which a confirmation requires. */
export const signConductPolicy = async (server: TestServer, payer: Payer): Promise<TestResponse> =>
  (await server.as(payer.intern.userId)).request('POST intern-service/application/enrol', {
    body: { conduct_accepted: true },
  })

/** Returns the kinds of the emails to an address, newest first. */
export const listMailKinds = async (server: TestServer, email: string): Promise<string[]> =>
  (await server.mails(email)).map((mail) => mail.kind)

/** Returns the state of everything that depends on the payer's offer. */
export const getPlaceState = async (
  server: TestServer,
  payer: Payer,
): Promise<Readonly<Record<string, unknown>>> =>
  (
    await server.pool.query(
      `select a.status as application, c.stage, c.end_reason, i.status as internship, o.is_over, p.openings_taken, exists (select from intern_search s where s.intern_id = o.intern_id) as is_seen
   from offers o join candidatures c using (candidature_id) join applications a using (application_id) join plans p on p.plan_id = o.plan_id join internships i on i.offer_id = o.offer_id where o.offer_id = $1`,
      [payer.offerId],
    )
  ).rows[0]
