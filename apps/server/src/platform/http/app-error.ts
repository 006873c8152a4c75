import { type ErrorCode, errorStatus, errorTexts } from '@fledge/contract/platform/errors.ts'
import { type IllegalTransition, isTransition, type Transition } from '@fledge/kernel/machine.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { translate } from '../texts.ts'

export interface AppErrorOptions {
  /** Catalogue key of a message more specific than the code's own. */
  readonly messageKey?: string
  readonly values?: Readonly<Record<string, string | number>>
  /** Messages by field path. */
  readonly fields?: Readonly<Record<string, string>>
  /** Seconds until a retry can succeed. */
  readonly retryAfter?: number
}

/**
 * An unsuccessful response. Thrown in a handler, it rolls the transaction back, and
 * `serve-endpoint.ts` sends it in the envelope.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly messageKey: string
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly retryAfter: number | undefined
  /** @param code determines the HTTP status and, without `messageKey`, the message */
  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(
      options.messageKey
        ? translate(options.messageKey, options.values)
        : errorTexts[`errors.${code}`],
    )
    this.code = code
    this.messageKey = options.messageKey ?? `errors.${code}`
    this.fields = options.fields
    this.retryAfter = options.retryAfter
  }
  get status(): number {
    return errorStatus[this.code]
  }
}

/** @throws NOT_FOUND, for a row that does not exist or that the actor must not know of */
export function notFound(): never {
  throw new AppError('NOT_FOUND')
}

/**
 * Requires that a policy allows an action.
 * @param code overrides the code of the message key (see `toErrorCode`)
 * @throws the error of a denied decision
 */
export function authorize(decision: PolicyDecision, code?: ErrorCode): void {
  if (decision.allowed) return
  throw new AppError(code ?? toErrorCode(decision.messageKey), {
    messageKey: decision.messageKey,
    ...(decision.values ? { values: decision.values } : {}),
  })
}

/**
 * Returns the error code of a policy's message key: `errors.SLOT_TAKEN` is that code,
 * `companies.notice.…` COMPANY_NOT_APPROVED, `refused.…` FORBIDDEN, and any other key a CONFLICT
 * with its own message.
 */
function toErrorCode(messageKey: string): ErrorCode {
  const code = messageKey.replace(/^errors\./, '')
  if (isErrorCode(code)) return code
  if (messageKey.startsWith('companies.notice.')) return 'COMPANY_NOT_APPROVED'
  return messageKey.startsWith('refused.') ? 'FORBIDDEN' : 'CONFLICT'
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code)

/**
 * Returns the transition if its machine allows it from the current state.
 * @throws ILLEGAL_TRANSITION
 */
export function assertTransition<State extends string, Name extends string>(
  result: Transition<State, Name> | IllegalTransition,
): Transition<State, Name> {
  if (isTransition(result)) return result
  throw new AppError('ILLEGAL_TRANSITION')
}

/** A failed response whose transaction is committed, e.g. because it counted a wrong code. */
export class CommittedFailure {
  readonly error: AppError
  constructor(error: AppError) {
    this.error = error
  }
}

/** Commits what the handler wrote and sends the error; the handler returns it. */
export const commitAndFail = (error: AppError): CommittedFailure => new CommittedFailure(error)
