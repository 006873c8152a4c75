import type { ErrorCode } from '@fledge/contract/platform/errors.ts'
import type { IllegalTransition } from '@fledge/kernel/machine.ts'
import type { Denied, PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { AppError, type AppErrorOptions, authorize } from './app-error.ts'

export { notFound } from './app-error.ts'
export { PagedResult, RawResponse, toPagedResult } from './response.ts'

/** An error returned as a value, while features are converted to thrown ones. */
export class Refusal extends AppError {
  /** Whether the handler's writes are committed anyway (e.g. a counted wrong code). */
  readonly kept: boolean
  constructor(code: ErrorCode, more: RefusalOptions = {}) {
    super(code, more)
    this.kept = more.kept ?? false
  }
}

interface RefusalOptions extends AppErrorOptions {
  readonly kept?: boolean
}

export function refuse(code: ErrorCode, more?: RefusalOptions): Refusal {
  return new Refusal(code, more)
}

export function toRefusal(verdict: Denied, code?: ErrorCode): Refusal {
  try {
    authorize(verdict, code)
  } catch (error) {
    if (error instanceof AppError)
      return new Refusal(error.code, {
        messageKey: verdict.messageKey,
        ...(verdict.values ? { values: verdict.values } : {}),
      })
  }
  throw new Error('a denied decision was allowed')
}

export function findRefusal(verdict: PolicyDecision, code?: ErrorCode): Refusal | undefined {
  return verdict.allowed ? undefined : toRefusal(verdict, code)
}

export const refuseTransition = (_move: IllegalTransition): Refusal => refuse('ILLEGAL_TRANSITION')
