import type { Browser, TestServer } from '../../../platform/testing/harness.ts'

/** Time after which an act on an account takes effect. */
export const undoMs = 10_000

/** Enters an address, then the code that is emailed to it. */
export async function signInByCode(server: TestServer, email: string, type: 'I' | 'C') {
  const browser = server.anonymous()
  const step = await browser.request('GET validate/v2/email', { query: { email, type } })
  const created = await browser.request('POST otp/v2/create', { body: { email, type } })
  const code = (await server.mails(email))
    .find(({ kind }) => kind === 'sessions.code')
    ?.subject.match(/\d{6}/)?.[0]
  const verified = await browser.request('POST otp/v2/verify', {
    body: { otp: code, otp_hash: String(created.payload.otp_hash) },
  })
  return { next: step.payload.next, verified }
}

/** Reads what the programme team knows of an account, and may do. */
export const readAccount = async (manager: Browser, id: string) =>
  (await manager.request(`GET operator/people/${id}`)).payload.account
