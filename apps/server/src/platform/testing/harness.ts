import 'temporal-polyfill/global'
import { catalogue } from '@fledge/contract/catalogue.ts'
import { isSentText } from '@fledge/contract/platform/sent-texts.ts'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import { type Env, readEnv } from '../env.ts'
import type { ChildPoolOptions } from '../files/child-pool.ts'
import type { FileStore } from '../files/file-store.ts'
import { randomToken, hashToken } from '../session/tokens.ts'
import { type RunningServer, startServices } from '../start.ts'
import { newId } from '../ids.ts'
import type { Tx } from '../db/database.ts'
import type { DatabaseAccess } from '../db/database-access.ts'
import { openTestDatabase } from './copy-template.ts'
import { keepCookies } from './keep-cookies.ts'
import { rejectWatchedStatements, watchStatements } from './watched-statements.ts'
import { reportUndeclaredErrors, undeclaredHeader } from './undeclared-errors.ts'
import { insertSession } from '../session/queries/session.queries.ts'
import { moveTestClock, testDevice } from './move-test-clock.ts'

/** A response as tests read it. */
export interface TestResponse {
  readonly status: number
  /** The envelope's payload, untyped: each test asserts the shape it expects. */
  readonly payload: ReturnType<typeof JSON.parse>
  readonly count: number | undefined
  /** Cursors of the neighbouring pages. */
  readonly next: string | null | undefined
  readonly previous: string | null | undefined
  readonly code: string | undefined
  readonly message: string
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  readonly text: string
}

export interface SendRequest {
  readonly body?: unknown
  readonly query?: Readonly<Record<string, string | readonly string[]>>
  /** Set to repeat a request. */
  readonly requestId?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly file?: { readonly name: string; readonly bytes: Buffer; readonly type?: string }
}

/** A user's browser: keeps its cookies and sends a new request id with every request. */
export interface Browser {
  request(address: string, request?: SendRequest): Promise<TestResponse>
  cookie: string | null
  /** Identifies the browser, with or without a session. */
  browserCookie: string | null
  /** Says that its requests belong to a view of someone else's account. */
  viewCookie: string | null
}

export interface TestMail {
  readonly subject: string
  readonly body: string
  readonly to_address: string
  readonly kind: string
  readonly ics: string | null
}

export interface TestServer {
  readonly running: RunningServer
  readonly pool: pg.Pool
  /** Returns a browser without a session. */
  anonymous(): Browser
  /** Returns a browser with a session of this user. */
  as(userId: string): Promise<Browser>
  /** Returns a browser with a registration session. */
  registering(registrationId: string): Promise<Browser>
  /** Runs a transaction as an actor; for factories. */
  tx<T>(act: (tx: Tx) => Promise<T>, actor?: AnyActor): Promise<T>
  /** Moves the clock forward and runs the jobs that became due; operators sign in again. */
  advanceClock(ms: number): Promise<void>
  readonly now: () => Date
  /** Lists the emails in the mailbox, newest first. */
  mails(to?: string): Promise<TestMail[]>
  stop(): Promise<void>
}

export interface TestServerOptions {
  /** Another way to the database, e.g. through a pooler or to inject faults. */
  readonly way?: (to: pg.PoolConfig) => Promise<DatabaseAccess>
  readonly files?: FileStore
  readonly fileReaders?: ChildPoolOptions
  readonly ticking?: boolean
  /** Timed jobs that do not run. */
  readonly skippedJobs?: readonly string[]
  /** Starts threads as in production, although nothing watches their statements. */
  readonly realThreads?: boolean
  /** A server whose database this one shares. */
  readonly beside?: TestServer
}

/** npm test has built the server; its bundled programs start in a third of the time. */
export const bundledReaders: ChildPoolOptions = {
  bundles: process.env.FLEDGE_SERVER && dirname(process.env.FLEDGE_SERVER),
}

/**
 * Starts a server on its own database, copied from the run's template (25 ms). Call in `beforeAll`,
 * stop in `afterAll`.
 */
export async function startTestServer(
  settings: Readonly<Record<string, string>> = {},
  options: TestServerOptions = {},
): Promise<TestServer> {
  watchStatements()
  const { access, drop } = await openTestDatabase(options)
  const dataDir = mkdtempSync(join(tmpdir(), 'fledge-data-'))
  const running = await startServices(testEnv(dataDir, settings), {
    ...access,
    webDist: null,
    ticking: options.ticking ?? false,
    skippedJobs: options.skippedJobs,
    inlineThreads: !options.realThreads,
    fileReaders: { ...bundledReaders, ...options.fileReaders },
    ...(options.files ? { files: options.files } : {}),
  })
  reportUndeclaredErrors(running)
  await running.app.ready()
  const { database } = running.services
  return {
    running,
    pool: database.pool,
    anonymous: () => createBrowser(running, null),
    as: (userId) => createSignedInBrowser(running, userId, null),
    registering: (id) => createSignedInBrowser(running, null, id),
    tx: (act, actor = { kind: 'system' }) => database.transaction(actor, act),
    advanceClock: (ms) => moveTestClock(running.services, ms),
    now: () => running.services.clock.now(),
    mails: (to) => readMails(running, to),
    async stop() {
      await running.stop()
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
      rejectWatchedStatements()
    },
  }
}

function testEnv(dataDir: string, settings: Readonly<Record<string, string>>): Env {
  return readEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PORT: '3000',
    LOG_LEVEL: 'error',
    APP_SECRET: 'for-tests-only-'.repeat(4),
    // Decisions take effect at once, except in the tests of undoing.
    UNDO_SECONDS: '0',
    ...settings,
  })
}

async function readMails({ services }: RunningServer, to: string | undefined): Promise<TestMail[]> {
  await services.sweep()
  const { rows } = await services.database.pool.query(
    'select m.subject, m.body, m.to_address::text, m.kind, m.ics from mailbox m left join outbox o using (message_id) where $1::text is null or m.to_address = $1 order by m.created_at desc, o.id desc',
    [to ?? null],
  )
  return rows
}

async function createSignedInBrowser(
  running: RunningServer,
  userId: string | null,
  registrationId: string | null,
): Promise<Browser> {
  const { database } = running.services
  const token = randomToken()
  await database.transaction({ kind: 'system' }, (tx) =>
    tx.run(insertSession, {
      session_id: newId(tx.now),
      token_hash: hashToken(token),
      user_id: userId,
      registration_id: registrationId,
      created_at: tx.now.toISOString(),
      expires_at: new Date(tx.now.getTime() + 90 * 86_400_000).toISOString(),
      device: testDevice,
    }),
  )
  return createBrowser(running, `fledge=${token}`)
}

function createBrowser(running: RunningServer, cookie: string | null): Browser {
  const self: Browser = {
    cookie,
    browserCookie: null,
    viewCookie: null,
    async request(address, ask = {}) {
      const [method = 'GET', path = ''] = address.split(' ')
      const content = buildContent(ask)
      const response = await running.app.inject({
        // The address of an endpoint has the form `METHOD path`, and light-my-request accepts any
        // method.
        method: method as 'GET',
        url: path.startsWith('/') ? path : `/backend/${path}`,
        query: ask.query ? buildQuery(ask.query) : '',
        headers: {
          'x-request-id': ask.requestId ?? randomUUID(),
          cookie: [self.cookie, self.browserCookie, self.viewCookie].filter(Boolean).join('; '),
          ...content.headers,
          ...ask.headers,
        },
        ...(content.payload === undefined ? {} : { payload: content.payload }),
      })
      const undeclared = response.headers[undeclaredHeader]
      if (undeclared)
        throw new Error(`an error code that its endpoint does not declare: ${undeclared}`)
      keepCookies(self, response.cookies)
      return toTestResponse(response.statusCode, response.headers, response.body)
    },
  }
  return self
}

function toTestResponse(
  status: number,
  headers: TestResponse['headers'],
  text: string,
): TestResponse {
  const json = String(headers['content-type']).startsWith('application/json')
    ? JSON.parse(text)
    : {}
  const error = json.data?.payload?.error
  const key = findUnsentKey(text)
  if (key) throw new Error(`a text that screens do not load (sent-texts.ts): ${key}`)
  return {
    status,
    payload: json.data?.payload,
    count: json.data?.count,
    next: json.data?.next,
    previous: json.data?.previous,
    code: error?.code,
    message: json.data?.message ?? '',
    fields: error?.fields,
    headers,
    text,
  }
}

function buildContent(ask: SendRequest): {
  headers: Record<string, string>
  payload?: string | Buffer
} {
  if (ask.file) return buildForm(ask)
  if (ask.body === undefined) return { headers: {} }
  if (Buffer.isBuffer(ask.body)) return { headers: {}, payload: ask.body }
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(ask.body) }
}

function buildQuery(query: NonNullable<SendRequest['query']>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const item of [value].flat()) params.append(key, item)
  return params.toString()
}

function buildForm(ask: SendRequest): { headers: Record<string, string>; payload: Buffer } {
  const boundary = `b${randomUUID()}`
  const fields = Object.entries((ask.body ?? {}) as Record<string, string>) // All form fields are text.
  const parts = fields.map(([key, value]) =>
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
    ),
  )
  const file = ask.file
  const head = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file?.name ?? 'file'}"\r\ncontent-type: ${file?.type ?? 'application/octet-stream'}\r\n\r\n`,
  )
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      ...parts,
      head,
      file?.bytes ?? Buffer.alloc(0),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  }
}

/** Returns a key of the catalogue that a response contains although screens may not have its text. */
const findUnsentKey = (text: string): string | undefined =>
  [...text.matchAll(/"([a-z]\w*(?:\.[\w:-]+)+)"/gi)]
    .map(([, key = '']) => key)
    .find((key) => Object.hasOwn(catalogue, key) && !isSentText(key))
