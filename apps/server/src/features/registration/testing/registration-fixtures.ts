import type { Browser, TestServer } from '../../../platform/testing/harness.ts'

let domainCount = 0
/** Returns an unused company domain. */
export const aDomain = (): string => `firm${(domainCount += 1)}-boats.example`

/** Returns a browser of a person who has entered the code at a new address. */
export async function openRegistrationBrowser(server: TestServer, email: string): Promise<Browser> {
  const browser = server.anonymous()
  const created = await browser.request('POST otp/v2/create', { body: { email, type: 'C' } })
  const code = (await server.mails(email))[0]?.subject.match(/\d{6}/)?.[0]
  await browser.request('POST otp/v2/verify', {
    body: { otp: code, otp_hash: created.payload.otp_hash },
  })
  return browser
}
