import type { Browser, TestResponse, TestServer } from '../../../platform/testing/harness.ts'

let personCount = 0
/** Returns a browser of a new user who has entered the emailed code. */
export async function startInternRegistration(server: TestServer): Promise<Browser> {
  const email = `newcomer${(personCount += 1)}@somewhere.example`
  const browser = server.anonymous()
  const created = await browser.request('POST common-services/otp/v2/create', {
    body: { email, type: 'I' },
  })
  const code = (await server.mails(email))[0]?.subject.match(/\d{6}/)?.[0] ?? ''
  await browser.request('POST common-services/otp/v2/verify', {
    body: { otp: code, otp_hash: created.payload.otp_hash },
  })
  return browser
}

/** Input of the first sign-up page. */
export const basicInfo = {
  first_name: 'Priya',
  last_name: 'Raman',
  phone: '+91 98765 43210',
  intern_dob: '2003-05-04',
  country_id: 1,
  time_zone: 'Asia/Kolkata',
  terms_accepted: true,
}

/** Creates an account and returns it with the response of the creating request. */
export async function anAccount(
  server: TestServer,
  overrides: Record<string, unknown> = {},
): Promise<{ browser: Browser; saved: TestResponse }> {
  const browser = await startInternRegistration(server)
  const country = (
    await server.pool.query(
      `select id from lookup where list = 'country' and data ->> 'code' = 'IN'`,
    )
  ).rows[0].id
  return {
    browser,
    saved: await browser.request('POST intern-service/register/save-basic-info', {
      body: { ...basicInfo, country_id: country, ...overrides },
    }),
  }
}
