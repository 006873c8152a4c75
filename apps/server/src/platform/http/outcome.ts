import { type ErrorCode, errorStatus, errorTexts } from '@fledge/contract/platform/errors.ts'
import type { IllegalTransition } from '@fledge/kernel/machine.ts'
import type { Denied, PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { translate } from '../texts.ts'

/** An answer that is no success. A value, not an exception: it rolls the transaction back unless `kept`. */
export class Refusal {
  readonly code: ErrorCode
  readonly description: string
  readonly fields: Readonly<Record<string, string>> | undefined
  /** What the handler wrote stays (a counted wrong code). */
  readonly kept: boolean
  readonly retryAfter: number | undefined
  constructor(code: ErrorCode, more: RefusalMore = {}) {
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

interface RefusalMore {
  /** Catalogue key of a sentence better than the code's own. */
  readonly messageKey?: string
  readonly values?: Readonly<Record<string, string | number>>
  /** A field's path → its message. */
  readonly fields?: Readonly<Record<string, string>>
  readonly kept?: boolean
  /** Seconds. */
  readonly retryAfter?: number
}

/** Makes a refusal. @param code from the one list of the contract */
export function refuse(code: ErrorCode, more?: RefusalMore): Refusal {
  return new Refusal(code, more)
}

/** The answer when a row is not there or not yours to know of. */
export const notFound = (): Refusal => refuse('NOT_FOUND')

/** The refusal of a domain verdict; its key says the code, unless one is given: `errors.SLOT_TAKEN` is that code, `refused.…` is not yours to do, any other a conflict in its own words. */
export function refused(verdict: Denied, code: ErrorCode = codeOfKey(verdict.messageKey)): Refusal {
  return refuse(code, {
    messageKey: verdict.messageKey,
    ...(verdict.values ? { values: verdict.values } : {}),
  })
}

function codeOfKey(key: string): ErrorCode {
  const code = key.replace(/^errors\./, '')
  if (isErrorCode(code)) return code
  if (key.startsWith('companies.notice.')) return 'COMPANY_NOT_APPROVED'
  return key.startsWith('refused.') ? 'FORBIDDEN' : 'CONFLICT'
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code)

/** `refused` of the verdict, or undefined when it is yes. */
export function refusalOf(verdict: PolicyDecision, code?: ErrorCode): Refusal | undefined {
  return verdict.allowed ? undefined : refused(verdict, code)
}

/** The refusal of a move that its machine does not know from here. */
export const illegal = (_move: IllegalTransition): Refusal => refuse('ILLEGAL_TRANSITION')

/** A payload with how many there are in all. */
export class PagedResult<T> {
  readonly payload: T
  readonly count: number
  constructor(payload: T, count: number) {
    this.payload = payload
    this.count = count
  }
}

export function paginated<T>(payload: T, count: number): PagedResult<T> {
  return new PagedResult(payload, count)
}

/** An answer that is no envelope. */
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
