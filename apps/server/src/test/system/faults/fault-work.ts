import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { minuteMs } from '@fledge/kernel/dates.ts'
import { aPair, aProposal, connectTestCalendar } from '../../../platform/testing/calendars.ts'
import { aPayer, createTestPayment } from '../../../platform/testing/card-payments.ts'
import { aCompany, anIntern } from '../../../platform/testing/factories.ts'
import type { Browser, TestResponse, TestServer } from '../../../platform/testing/harness.ts'
import type { ConnectedService, FaultServer } from './fault-services.ts'

/** Something that a person does through a service. */
export interface FaultWork {
  /** Sends the same request each time, as a browser repeats it. */
  send(): Promise<TestResponse>
  /** Counts the effects after it was acknowledged; one is right. */
  countEffects(acknowledged: TestResponse): Promise<number>
}

let last = 0
const freshNumber = () => (last += 1)
// The smallest complete document.
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

const countRows = async (pool: pg.Pool, text: string, values: readonly string[]) =>
  Number((await pool.query(text, [...values])).rows[0].count)

/** Uploads a document, which can be read afterwards. */
export async function uploadDocument(server: TestServer): Promise<FaultWork> {
  const browser = await server.as((await anIntern(server)).userId)
  const requestId = randomUUID()
  return {
    send: () =>
      browser.request('POST s3/upload-file', {
        requestId,
        body: { kind: 'document' },
        file: { name: 'a.pdf', bytes: pdf },
      }),
    async countEffects({ payload }) {
      const { text } = await browser.request(`GET ${payload.url}`)
      const count = await countRows(
        server.pool,
        'select count(*) from files where owner_user_id = (select owner_user_id from files where file_id = $1)',
        [payload.file_id],
      )
      return text === pdf.toString() ? count : 0
    },
  }
}

/** Saves the draft of a plan. */
async function saveDraft({ server }: FaultServer, direct: pg.Pool): Promise<FaultWork> {
  const host = await server.as((await aCompany(server)).admin.userId)
  const [requestId, name] = [randomUUID(), `Draft ${freshNumber()}`]
  return {
    send: () => host.request('POST internship-plan/v2/create-draft', { requestId, body: { name } }),
    countEffects: () => countRows(direct, 'select count(*) from plans where name = $1', [name]),
  }
}

/** Asks for a code by email. An email that arrives twice has the same Message-ID. */
async function requestCode({ server, mails }: FaultServer): Promise<FaultWork> {
  const email = `person${freshNumber()}@faults.example`
  const requestId = randomUUID()
  return {
    send: () =>
      server.anonymous().request('POST otp/v2/create', { requestId, body: { email, type: 'C' } }),
    countEffects: async () =>
      new Set(mails.filter(({ to }) => to.includes(email)).map(({ id }) => id)).size,
  }
}

async function createPayment({ server, countIntents }: FaultServer): Promise<FaultWork> {
  const payer = await aPayer(server)
  const idempotency = randomUUID()
  return {
    send: () => createTestPayment(payer, { idempotency }),
    countEffects: ({ payload }) =>
      payload.client_secret ? countIntents(payer.offerId) : Promise.resolve(0),
  }
}

const maxConnectTries = 20
const connectPauseMs = 1000

/**
 * Connects a Google calendar. A connection that an earlier fault left in the server's pool fails
 * once more, as would a person's attempt, who repeats it; without a calendar there is no event that
 * could be lost.
 */
async function connectGoogle(admin: Browser): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { status, code, text } = await connectTestCalendar(admin, 'GOOGLE')
    if (status === 200) return
    if (tries === maxConnectTries)
      throw new Error(`the calendar was not connected: ${status} ${code} ${text.slice(0, 200)}`)
    await delay(connectPauseMs)
  }
}

/** Agrees on an interview time, which becomes an event of the interviewer's calendar. */
async function agreeOnTime({ server, google }: FaultServer): Promise<FaultWork> {
  const pair = await aPair(server)
  await connectGoogle(pair.admin)
  const { id, slots } = await aProposal(server, pair)
  const requestId = randomUUID()
  // Earlier interviews may lose their events at any time, so only this one's count.
  const key = id.replaceAll('-', '')
  return {
    send: () =>
      pair.internBrowser.request(
        'POST intern-service/intern-application/internships/interview-scheduled/confirm',
        { requestId, body: { interview_id: id, slot_id: slots[0] } },
      ),
    countEffects: async () => [...google.events.keys()].filter((name) => name.includes(key)).length,
  }
}

/** Verifies a phone number by the last code that arrived. */
async function verifyPhone({ server, codes }: FaultServer): Promise<FaultWork> {
  const { userId } = await anIntern(server, { user: { phone: null } })
  const browser = await server.as(userId)
  const digits = 900_500 + freshNumber()
  // A number may ask for one code a minute.
  await server.advanceClock(minuteMs)
  return {
    send: () =>
      browser.request('PATCH intern-service/profile/phone-number', {
        body: { phone: `+44 1632 ${digits}` },
      }),
    async countEffects({ payload }) {
      const otp = codes.findLast(({ phone }) => phone.endsWith(String(digits)))?.code ?? ''
      const { status } = await browser.request('POST intern-service/profile/phone-number/verify', {
        body: { otp, otp_hash: String(payload.otp_hash) },
      })
      return status === 200 ? 1 : 0
    },
  }
}

/** Prepares what a person does through a service. @param direct connects to the database itself */
export function prepareWork(
  service: ConnectedService,
  world: FaultServer,
  direct: pg.Pool,
): Promise<FaultWork> {
  const prepare = {
    PostgreSQL: () => saveDraft(world, direct),
    S3: () => uploadDocument(world.server),
    SMTP: () => requestCode(world),
    Stripe: () => createPayment(world),
    Google: () => agreeOnTime(world),
    WhatsApp: () => verifyPhone(world),
  }
  return prepare[service]()
}
