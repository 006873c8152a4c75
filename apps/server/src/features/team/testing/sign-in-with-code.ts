import type { TestServer } from '../../../platform/testing/harness.ts'

/**
 * Signs an operator in with an emailed code.
 * @returns the browser, the email with the code, and the response to its entry
 */
export async function signInWithCode(server: TestServer, email: string) {
  const browser = server.anonymous()
  const created = await browser.request('POST otp/v2/create', { body: { email, type: 'O' } })
  const mail = (await server.mails(email)).find(({ kind }) => kind === 'sessions.code')
  const otp = mail?.subject.match(/\d{6}/)?.[0] ?? '000000'
  const answer = await browser.request('POST otp/v2/verify', {
    body: { otp, otp_hash: created.payload.otp_hash },
  })
  return { browser, mail, answer }
}
