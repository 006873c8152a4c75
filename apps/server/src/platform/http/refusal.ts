import { type ErrorCode, errorStatus, errorTexts } from '@fledge/contract/platform/errors.ts'
import type { IllegalTransition } from '@fledge/kernel/machine.ts'
import type { Denied, PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { translate } from '../texts.ts'

/**
 * An unsuccessful response. A value, not an exception: it rolls the transaction back unless `kept`.
 */
export class Refusal {
  readonly code: ErrorCode
  readonly description: string
  readonly fields: Readonly<Record<string, string>> | undefined
  /** Whether the handler's writes are committed anyway (e.g. a counted wrong code). */
  readonly kept: boolean
  readonly retryAfter: number | undefined
  constructor(code: ErrorCode, more: RefusalOptions = {}) {
    this.code = code
    this.description = more.messageKey
      ? translate(more.messageKey, more.values)
      : errorTexts[`errors.${code}`]
    this.fields = more.fields
    this.kept = more.kept ?? false
    this.retryAfter = more.retryAfter
  }
  get status(): number {
    return errorStatus[this.code]
  }
}

interface RefusalOptions {
  /** Catalogue key of a message more specific than the code's own. */
  readonly messageKey?: string
  readonly values?: Readonly<Record<string, string | number>>
  /** Messages by field path. */
  readonly fields?: Readonly<Record<string, string>>
  readonly kept?: boolean
  /** Seconds. */
  readonly retryAfter?: number
}

/** Creates an error response. @param code one of the contract's codes */
export function refuse(code: ErrorCode, more?: RefusalOptions): Refusal {
  return new Refusal(code, more)
}

/** The error for a row that does not exist or that the actor must not know of. */
export const notFound = (): Refusal => refuse('NOT_FOUND')

/**
 * Maps a denied policy decision to an error. Unless a code is given, the key determines it:
 * `errors.SLOT_TAKEN` is that code, `refused.…` is FORBIDDEN, any other key is a CONFLICT with its
 * own message.
 */
export function toRefusal(
  verdict: Denied,
  code: ErrorCode = toErrorCode(verdict.messageKey),
): Refusal {
  return refuse(code, {
    messageKey: verdict.messageKey,
    ...(verdict.values ? { values: verdict.values } : {}),
  })
}

function toErrorCode(key: string): ErrorCode {
  const code = key.replace(/^errors\./, '')
  if (isErrorCode(code)) return code
  if (key.startsWith('companies.notice.')) return 'COMPANY_NOT_APPROVED'
  return key.startsWith('refused.') ? 'FORBIDDEN' : 'CONFLICT'
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code)

/** Maps a policy decision to an error; undefined if it is allowed. */
export function findRefusal(verdict: PolicyDecision, code?: ErrorCode): Refusal | undefined {
  return verdict.allowed ? undefined : toRefusal(verdict, code)
}

/** The error for a transition that its machine does not allow from the current state. */
export const refuseTransition = (_move: IllegalTransition): Refusal => refuse('ILLEGAL_TRANSITION')

/** A payload with the total number of rows. */
export class PagedResult<T> {
  readonly payload: T
  readonly count: number
  constructor(payload: T, count: number) {
    this.payload = payload
    this.count = count
  }
}

export function toPagedResult<T>(payload: T, count: number): PagedResult<T> {
  return new PagedResult(payload, count)
}

/** A response without the envelope. */
export class RawResponse {
  readonly type: string
  readonly body: string | Buffer | NodeJS.ReadableStream
  readonly headers: Readonly<Record<string, string>>
  readonly status: number
  constructor(
    type: string,
    body: string | Buffer | NodeJS.ReadableStream,
    headers: Readonly<Record<string, string>> = {},
    status = 200,
  ) {
    this.type = type
    this.body = body
    this.headers = headers
    this.status = status
  }
}
