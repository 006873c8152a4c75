import { randomUUID } from 'node:crypto'
import type { UserType } from '@fledge/domain/sessions/types.ts'
import { operatorSessionMs } from '@fledge/domain/sessions/code-rules.ts'
import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import type { RunningServer } from '../platform/start.ts'
import { isDemoOperator } from './sign-in-people.ts'
import { findNewestCode } from './queries/demo-data.queries.ts'

/** HTTP client of one person, with their cookies. Requests pass through the complete server. */
export interface HttpClient {
  /**
   * Sends a request and returns its payload.
   * @param address `METHOD path` below the backend base
   * @throws with the error of the response if the request is rejected
   */
  request<T = unknown>(address: string, body?: unknown): Promise<T>
  /** Uploads one file as multipart form data. */
  uploadFile<T = unknown>(address: string, file: UploadedFile): Promise<T>
  /** Sends raw bytes. */
  putBytes<T = unknown>(address: string, bytes: Buffer): Promise<T>
}

export interface UploadedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
  readonly fields?: Readonly<Record<string, string>>
}

interface RequestBody {
  readonly payload?: string | Buffer
  readonly type?: string
}

interface Envelope<T> {
  readonly data: {
    readonly isSuccess: boolean
    readonly message: string
    readonly payload: T & {
      readonly error?: {
        readonly code: string
        readonly description: string
        readonly fields?: unknown
      }
    }
  }
}

/** Creates a client without a session. */
export function createHttpClient(running: RunningServer): HttpClient {
  const cookies = new Map<string, string>()
  const call = async <T>(address: string, sent: RequestBody): Promise<T> => {
    const [method = 'GET', path = ''] = address.split(' ')
    const response = await running.app.inject({
      // The part before the first space is always an HTTP method.
      method: method as 'GET',
      url: `/backend/${path}`,
      headers: {
        'x-request-id': randomUUID(),
        'user-agent': 'Demo world',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(sent.type ? { 'content-type': sent.type } : {}),
      },
      ...(sent.payload === undefined ? {} : { payload: sent.payload }),
    })
    for (const { name, value } of response.cookies) cookies.set(name, value)
    // All endpoints used here respond with the envelope.
    const answer = response.json<Envelope<T>>()
    if (response.statusCode === 200 && answer.data.isSuccess) return answer.data.payload
    throw new Error(
      `${address}: ${response.statusCode} ${JSON.stringify(answer.data?.payload?.error ?? answer)} for ${String(sent.payload ?? '').slice(0, 300)}`,
    )
  }
  return {
    request: (address, body) =>
      call(
        address,
        body === undefined ? {} : { payload: JSON.stringify(body), type: 'application/json' },
      ),
    uploadFile: (address, file) => call(address, toMultipartBody(file)),
    putBytes: (address, bytes) =>
      call(address, { payload: bytes, type: 'application/octet-stream' }),
  }
}

function toMultipartBody(file: UploadedFile): RequestBody {
  const boundary = `b${randomUUID()}`
  const fields = Object.entries(file.fields ?? {}).map(([key, value]) =>
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
    ),
  )
  const head = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: ${file.type}\r\n\r\n`,
  )
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    payload: Buffer.concat([...fields, head, file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

/** Signs in with the emailed code; an unknown address starts a registration. */
export async function signInWithEmailedCode(
  running: RunningServer,
  email: string,
  type: UserType,
): Promise<HttpClient> {
  const person = createHttpClient(running)
  const before = running.services.clock.now()
  const { otp_hash } = await person.request<{ otp_hash: string }>('POST otp/v2/create', {
    email,
    type,
  })
  await person.request('POST otp/v2/verify', {
    otp: await waitForEmailedCode(running, email, before),
    otp_hash,
  })
  return person
}

/** Signs in a demo person without a code, as the sign-in pages do. */
export async function signInWithoutCode(
  running: RunningServer,
  email: string,
): Promise<HttpClient> {
  const person = createHttpClient(running)
  await person.request('POST dev/sign-in', { email })
  return person
}

/** How long a session is used, before it would end: those of the programme team end after hours. */
const getUsedMs = (email: string) =>
  isDemoOperator(email) ? operatorSessionMs - hourMs : 20 * dayMs

/** Returns a sign-in that caches each person's session for as long as it is used. */
export function createSignInCache(running: RunningServer): (email: string) => Promise<HttpClient> {
  const clients = new Map<string, { person: HttpClient; at: number }>()
  return async (email) => {
    const now = running.services.clock.now().getTime()
    const last = clients.get(email)
    if (last && now - last.at < getUsedMs(email)) return last.person
    const person = await signInWithoutCode(running, email)
    clients.set(email, { person, at: now })
    return person
  }
}

/**
 * Polls for the code in the newest email to an address, because emails arrive shortly after the
 * request that sends them.
 */
async function waitForEmailedCode(
  running: RunningServer,
  email: string,
  since: Date,
): Promise<string> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const mail = await running.services.database
      .read()
      .one(findNewestCode, { email, since: since.toISOString() })
    const code = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
  throw new Error(`No code was emailed to ${email}`)
}
