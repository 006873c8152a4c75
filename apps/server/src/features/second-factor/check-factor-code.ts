import { isRecoveryCode } from '@fledge/contract/second-factor/schema.ts'
import { secondFactorEvents } from '@fledge/domain/second-factor/events.ts'
import { secondFactorRule } from '@fledge/domain/second-factor/rules.ts'
import { dayMs, hourMs, minuteMs } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, type CommittedFailure, commitAndFail } from '../../platform/http/app-error.ts'
import { checkRateLimit, consumeRateLimit } from '../../platform/rate-limit.ts'
import { getBrowserHash } from '../../platform/session/browser-cookie.ts'
import { recordSecurityEvent } from '../../platform/session/security-events.ts'
import { translate } from '../../platform/texts.ts'
import { findUserFacts, hasSignedInBefore, type SignInContext } from '../sessions/public.ts'
import { openSecret } from './factor-secrets.ts'
import { lockSecondFactor, saveUsedStep } from './queries/second-factor.queries.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'
import { findStep } from './authenticator-codes.ts'

/** The parts of a request context needed to check a code. */
export interface CodeContext extends SignInContext {
  readonly net: string
}

/** A second factor whose row is locked. */
export interface LockedFactor {
  readonly userId: string
  /** Null if the key that encrypted it was given up. */
  readonly secret: string | null
  readonly isSetUp: boolean
  readonly lastStep: number
}

/** Locks the second factor of a user, so that their attempts wait for each other. */
export async function lockFactor(
  { db, services }: Pick<CodeContext, 'db' | 'services'>,
  userId: string,
): Promise<LockedFactor | null> {
  const row = await db.one(lockSecondFactor, { user_id: userId })
  if (!row) return null
  return {
    userId,
    secret: openSecret(services.keyRing, userId, row.secret),
    isSetUp: row.set_up_at !== null,
    lastStep: row.last_step ?? -1,
  }
}

interface Limit {
  readonly key: string
  readonly attempts: number
  readonly windowMs: number
  readonly messageKey: string
  readonly unitMs: number
}

/**
 * The limit that applies to wrong codes of this request. Browsers that the account knows have one
 * each, so that others, who can only share one, lock no one out of them; recovery codes have their
 * own, so that they always remain.
 */
async function findLimit(context: CodeContext, userId: string, code: string): Promise<Limit> {
  const browser = getBrowserHash(context)
  if (isRecoveryCode(code))
    return {
      key: `factor:recovery:${userId}:${context.net}`,
      attempts: secondFactorRule.wrongRecoveryCodesAnHour,
      windowMs: hourMs,
      messageKey: 'secondFactor.refused.tooManyRecoveryCodes',
      unitMs: minuteMs,
    }
  const facts = await findUserFacts(context.db, userId)
  const isKnown = facts !== null && (await hasSignedInBefore(context.db, facts.email, browser))
  return {
    key: isKnown ? `factor:own:${userId}:${browser}` : `factor:others:${userId}`,
    attempts: isKnown ? secondFactorRule.ownWrongCodesADay : secondFactorRule.wrongCodesADay,
    windowMs: dayMs,
    messageKey: 'secondFactor.refused.tooManyCodes',
    unitMs: hourMs,
  }
}

/**
 * Checks a code of a locked second factor and uses it up.
 * @returns null if it is right; otherwise the failure, which counts, so it must be committed
 */
export async function checkFactorCode(
  context: CodeContext,
  factor: LockedFactor,
  code: string,
): Promise<CommittedFailure | null> {
  const { db, now } = context
  const limit = await findLimit(context, factor.userId, code)
  const seconds = await checkRateLimit(db, limit.key, limit.attempts, limit.windowMs)
  if (seconds !== null) throw toLimitError(limit, seconds)
  if (isRecoveryCode(code))
    return (await enterRecoveryCode(db, factor.userId, code))
      ? null
      : refuse(context, factor, limit, 'secondFactor.refused.wrongRecoveryCode')
  const step = factor.secret === null ? null : findStep(factor.secret, code, now)
  if (step === null) return refuse(context, factor, limit, 'secondFactor.refused.wrongCode')
  if (step <= factor.lastStep)
    throw new AppError('CODE_USED', {
      messageKey: 'secondFactor.refused.usedCode',
      fields: { code: translate('secondFactor.refused.usedCode') },
    })
  await db.run(saveUsedStep, { user_id: factor.userId, last_step: step })
  return null
}

async function enterRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const codesLeft = await consumeRecoveryCode(tx, userId, code)
  if (codesLeft === null) return false
  const facts = await findUserFacts(tx, userId)
  await tx.recordEvent(secondFactorEvents.useRecoveryCode, {
    subject: userId,
    company: facts?.companyId,
    data: { codesLeft },
  })
  return true
}

/** Counts a wrong code, and records a security event. */
async function refuse(
  { db, services, net }: CodeContext,
  { userId }: LockedFactor,
  { key, attempts, windowMs }: Limit,
  messageKey: string,
): Promise<CommittedFailure> {
  await consumeRateLimit(db, key, attempts, windowMs)
  await recordSecurityEvent(db, services.keyRing, {
    kind: 'CODE_REFUSED',
    reason: 'SECOND_FACTOR',
    userId,
    net,
  })
  return commitAndFail(
    new AppError('CODE_INCORRECT', { messageKey, fields: { code: translate(messageKey) } }),
  )
}

const toLimitError = ({ messageKey, unitMs }: Limit, seconds: number) =>
  new AppError('RATE_LIMITED', {
    messageKey,
    values: { count: Math.ceil((seconds * 1000) / unitMs) },
    retryAfter: seconds,
  })
