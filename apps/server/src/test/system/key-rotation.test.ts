import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { getBadgeSigningKey } from '../../features/certificates/badge-keys.ts'
import { createLinkToken } from '../../features/sessions/public.ts'
import { forgetKey } from '../../platform/keys/reseal-values.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { createUnsubscribeToken } from '../../platform/mail/unsubscribe-link.ts'
import {
  aPair,
  type CalendarTestServer,
  connectTestCalendar,
  type InterviewPair,
  startCalendarTestServer,
} from '../../platform/testing/calendars.ts'
import { aUser } from '../../platform/testing/factories.ts'
import type { Browser, TestServer } from '../../platform/testing/harness.ts'

const [oldSecret, newSecret] = [
  'the secret of before, '.repeat(2),
  'the-secret-of-after-'.repeat(2),
]
const webRole = { FLEDGE_ROLE: 'web', DATABASE_URL: 'postgres://shared/fledge' }

/** The servers of one installation, in the order in which a rotation starts and stops them. */
let world: CalendarTestServer
const servers: TestServer[] = []
const startBeside = async (settings: Readonly<Record<string, string>>): Promise<TestServer> => {
  const server = await world.startBeside(settings)
  servers.push(server)
  return server
}

beforeAll(async () => {
  // A web process, so that what it leaves in the outbox waits for a worker.
  world = await startCalendarTestServer({ ...webRole, APP_SECRET: oldSecret })
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await world.stop()
})

/** The same browser at another server. */
function moveTo(server: TestServer, browser: Browser): Browser {
  const moved = server.anonymous()
  moved.cookie = browser.cookie
  moved.browserCookie = browser.browserCookie
  return moved
}

interface Issued {
  readonly pair: InterviewPair
  readonly feedUrl: string
  readonly fileUrl: string
  readonly unsubscribeToken: string
  /** Id of the key that signs badges. */
  readonly badgeKeyId: string
  /** An address with a code and a link that wait in the outbox. */
  readonly email: string
}

/** Has a server make one value of each kind. */
async function issueValues(server: TestServer): Promise<Issued> {
  const pair = await aPair(server)
  await connectTestCalendar(pair.admin, 'GOOGLE')
  const feed = await pair.admin.request('POST calendar-feed')
  const { payload: file } = await pair.internBrowser.request('POST s3/upload-file', {
    body: { kind: 'document' },
    file: {
      name: 'a.pdf',
      bytes: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
    },
  })
  const { payload: address } = await pair.internBrowser.request(`GET files/${file.key}/address`)
  const { email } = await aUser(server, 'I')
  await server.tx(async (tx) =>
    tx.notify({
      to: { email },
      content: composeMail('offers.youAccepted', {
        role: 'Analyst',
        company: 'Brook',
        start: '1 December 2026',
      }),
      link: `/review-offer?token=${await createLinkToken(tx, 'offer', email, {})}`,
    }),
  )
  return {
    pair,
    feedUrl: feed.payload.url,
    badgeKeyId: (await getBadgeSigningKey(server.running.services)).id,
    fileUrl: address.url,
    unsubscribeToken: createUnsubscribeToken(
      server.running.services.keyRing,
      pair.intern.userId,
      'interviews.propose',
    ),
    email,
  }
}

/** Reads the busy times of the company's calendar, which needs its tokens. */
const readCalendar = async (server: TestServer, { admin, intern }: InterviewPair) =>
  (await moveTo(server, admin).request(`GET browse-intern/v2/intern/available/${intern.internId}`))
    .payload.unread

const readStatuses = async (server: TestServer, issued: Issued) => ({
  session: (await moveTo(server, issued.pair.admin).request('GET api/check-token')).status,
  file: (await server.anonymous().request(`GET ${issued.fileUrl}`)).status,
  unsubscribe: (
    await server.anonymous().request(`GET notices/unsubscribe?token=${issued.unsubscribeToken}`)
  ).status,
  feed: (await server.anonymous().request(`GET ${new URL(issued.feedUrl).pathname}`)).status,
})
const accepted = { session: 200, file: 200, unsubscribe: 200, feed: 200 }

/** Sends requests of one browser to the servers in turn until it is stopped. */
function keepRequesting(browser: Browser) {
  const statuses: number[] = []
  const targets: TestServer[] = [world.server]
  const stopping = new AbortController()
  const work = (async () => {
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      const server = targets[count % targets.length] ?? world.server
      statuses.push((await moveTo(server, browser).request('GET api/check-token')).status)
      await delay(5)
    }
  })()
  return {
    targets,
    async stop() {
      stopping.abort()
      await work
      return statuses
    },
  }
}

const listMails = async (email: string) =>
  (
    await world.server.pool.query<{ subject: string; body: string }>(
      'select subject, body from mailbox where to_address = $1',
      [email],
    )
  ).rows

const requestCode = (browser: Browser, email: string) =>
  browser.request('POST otp/v2/create', { body: { email, type: 'I' } })

let before: Issued

test('a rotation while requests run signs no one out and loses no value', async () => {
  before = await issueValues(world.server)
  const load = keepRequesting(before.pair.admin)
  onTestFinished(async () => void (await load.stop()))
  const signingIn = world.server.anonymous()
  const { payload: code } = await requestCode(signingIn, before.email)

  // First all processes learn the new secret, then it makes new values.
  const announced = await startBeside({ ...webRole, APP_SECRETS: newSecret, APP_SECRET: oldSecret })
  load.targets.push(announced)
  const rotated = await startBeside({ APP_SECRETS: newSecret, APP_SECRET: oldSecret })
  load.targets.push(rotated)
  expect(rotated.running.services.keyRing.keyIds).toHaveLength(2)
  expect(await readStatuses(rotated, before)).toEqual(accepted)

  // The worker sends what the outbox contains, and encrypts stored values with the newest key.
  await rotated.running.services.sweep()
  const { rows } = await world.server.pool.query(
    `select split_part(tokens, '.', 1) as tokens, split_part(f.token, '.', 1) as feed
    from calendar_connections c join calendar_feeds f using (user_id)`,
  )
  const [newest] = rotated.running.services.keyRing.keyIds
  expect(rows).toEqual([{ tokens: newest, feed: newest }])
  const mails = await listMails(before.email)
  const otp = mails.map(({ subject }) => /\d{6}/.exec(subject)?.[0]).find(Boolean)
  const signedIn = await moveTo(rotated, signingIn).request('POST otp/v2/verify', {
    body: { otp, otp_hash: code.otp_hash },
  })
  expect(signedIn.status).toBe(200)
  const token = mails.map(({ body }) => /token=([\w-]+)/.exec(body)?.[1]).find(Boolean)
  expect(
    (await announced.anonymous().request('POST api/generate-token', { body: { token } })).status,
  ).toBe(200)

  for (const server of [announced, rotated]) {
    expect(await readStatuses(server, before)).toEqual(accepted)
    expect(await readCalendar(server, before.pair)).toEqual([])
  }
  expect(new Set(await load.stop())).toEqual(new Set([200]))
})

test('without the old secret, sessions and stored values remain, and what it signed is refused', async () => {
  const after = await startBeside({ APP_SECRET: newSecret })
  expect(await readStatuses(after, before)).toEqual({
    session: 200,
    file: 404,
    unsubscribe: 400,
    feed: 200,
  })
  expect(await readCalendar(after, before.pair)).toEqual([])
  const feed = await moveTo(after, before.pair.admin).request('GET calendar-feed')
  expect(feed.payload.url).toBe(before.feedUrl)
  expect((await getBadgeSigningKey(after.running.services)).id).toBe(before.badgeKeyId)
})

test('a code and an emailed link are refused once their secret is removed, and the email waits for it', async () => {
  const rotated = servers.at(-2)
  const after = servers.at(-1)
  if (!rotated || !after) throw new Error('the servers of the tests before are missing')
  const browser = world.server.anonymous()
  const { email } = await aUser(world.server, 'I')
  const { payload: code } = await requestCode(browser, email)
  await after.running.services.sweep()
  expect(await listMails(email)).toEqual([])
  const { rows } = await after.pool.query('select last_error from outbox where email = $1', [email])
  expect(rows).toEqual([{ last_error: 'SealedMailError' }])

  await rotated.advanceClock(2 * 60_000)
  const otp = /\d{6}/.exec((await listMails(email))[0]?.subject ?? '')?.[0]
  const verify = (server: TestServer) =>
    moveTo(server, browser).request('POST otp/v2/verify', {
      body: { otp, otp_hash: code.otp_hash },
    })
  expect(await verify(after)).toMatchObject({ status: 400, code: 'CODE_INCORRECT' })
  expect((await verify(rotated)).status).toBe(200)
})

test('a start without a secret that stored values need is refused until its key is given up', async () => {
  const pair = await aPair(world.server)
  await connectTestCalendar(pair.admin, 'GOOGLE')
  const [oldKey = ''] = world.server.running.services.keyRing.keyIds
  await expect(startBeside({ APP_SECRET: newSecret })).rejects.toThrow(
    `the key ${oldKey} encrypted stored values (calendar connections: 1)`,
  )
  await world.server.tx((tx) => forgetKey(tx, oldKey))
  const after = await startBeside({ APP_SECRET: newSecret })
  expect(await readCalendar(after, pair)).toMatchObject([{ because: 'BROKEN' }])
})
