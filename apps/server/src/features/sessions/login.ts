import type { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import type { SessionUser } from '@fledge/contract/sessions/schema.ts'
import {
  type AddressFacts,
  type SignInStep,
  getSignInStep,
} from '@fledge/domain/sessions/next-step.ts'
import type { Tx } from '../../platform/db/database.ts'
import { getAttemptCookieName, readCookie } from '../../platform/http/cookies.ts'
import {
  type HandlerResponse,
  type Ctx,
  defineTwoPartHandler,
} from '../../platform/http/handler.ts'
import { AppError, CommittedFailure } from '../../platform/http/app-error.ts'
import { getBrowserHash } from '../../platform/session/browser-cookie.ts'
import { hashToken } from '../../platform/session/tokens.ts'
import { isFeatureOn } from '../flags/public.ts'
import { refuseBlocked } from './refuse-blocked.ts'
import { startUserSession, startRegistrationSession } from './start-session.ts'
import {
  ProviderUnavailableError,
  verifyGoogleReturn,
  type VerifiedIdentity,
} from './google-client.ts'
import { type CodeHandle, type Identity, emailSignInCode } from './email-sign-in-code.ts'
import { companyNameByStep } from './validate-email.ts'
import {
  addressFacts,
  type AttemptRow,
  linkRegistration,
  reopenAttempt,
  markAttemptUsed,
  userOfIdentity,
} from './queries/sessions.queries.ts'

type C = typeof sessionEndpoints.login

type SignInAttempt = {
  readonly attempt: AttemptRow
  readonly email: string
  readonly identity: Identity
}

interface VerifiedAttempt {
  readonly attempt: AttemptRow
  readonly person: VerifiedIdentity
}

/**
 * Signs in with Google. An attempt can be used once, regardless of the result, unless the provider
 * is unavailable.
 */
export const login = defineTwoPartHandler<C, VerifiedAttempt>({
  async prepare({ db, body, headers, now, services }) {
    if (!(await isFeatureOn(db, services.env, 'GOOGLE_SIGN_IN', null)))
      throw new AppError('NOT_FOUND', { messageKey: 'sessions.refused.googleOff' })
    const browser = readCookie(headers.cookie, getAttemptCookieName(services.env)) ?? ''
    const key = { state_hash: hashToken(body.state), browser_hash: hashToken(browser) }
    const inSystem = <T>(act: (tx: Tx) => Promise<T>) =>
      services.database.transaction({ kind: 'system' }, act)
    const attempt = await inSystem((tx) =>
      tx.one(markAttemptUsed, { ...key, now: now.toISOString() }),
    )
    if (!attempt)
      throw new AppError('CODE_EXPIRED', { messageKey: 'sessions.refused.googleAttempt' })
    const person = await verifyGoogleReturn(
      services,
      { state: body.state, nonce: attempt.nonce, verifier: attempt.verifier },
      body,
    ).catch(async (error: unknown) => {
      // The attempt can be repeated once the provider responds again.
      if (error instanceof ProviderUnavailableError)
        await inSystem((tx) => tx.run(reopenAttempt, key))
      throw error
    })
    return { attempt, person }
  },
  commit: (ctx, { attempt, person }) => completeLogin(ctx, attempt, person),
})

/**
 * Signs in to the account of this identity; otherwise decides by the address, only if the provider
 * has verified it.
 */
async function completeLogin(
  ctx: Ctx<C>,
  attempt: AttemptRow,
  person: VerifiedIdentity,
): Promise<HandlerResponse<C> | CommittedFailure> {
  const identity = { provider: ctx.body.provider, subject: person.subject }
  const identityUser = await ctx.db.one(userOfIdentity, {
    provider: identity.provider,
    subject: identity.subject,
  })
  const refusal = identityUser && (await refuseBlocked(ctx.db, identityUser.user_id))
  if (refusal) return refusal
  const email = identityUser?.email ?? person.email
  if (!email) throw new AppError('FORBIDDEN', { messageKey: 'sessions.refused.googleUnverified' })
  const row = await ctx.db.one(addressFacts, { email, email_domain: email.split('@').at(-1) ?? '' })
  const next = row ? getSignInStep(row, attempt.type) : 'SIGN_UP'
  const signIn: SignInAttempt = { attempt, email, identity }
  if (identityUser && !row?.is_leaving)
    return next === 'SIGN_IN'
      ? toSignedIn(signIn, next, await startUserSession(ctx, identityUser.user_id))
      : toNextStep(signIn, next, row)
  // The address alone is not enough: its owner confirms once with an emailed code. So does a user
  // who keeps an account scheduled for deletion.
  if (next === 'SIGN_IN') return requestConfirmationCode(ctx, signIn)
  if (next !== 'SIGN_UP' && next !== 'INVITED_USER') return toNextStep(signIn, next, row)
  const keep = async (registration: string) =>
    void (await ctx.db.run(linkRegistration, {
      provider: identity.provider,
      subject: identity.subject,
      registration_id: registration,
      now: ctx.now.toISOString(),
    }))
  return toSignedIn(
    signIn,
    next,
    await startRegistrationSession(ctx, { email, type: attempt.type, utm: attempt.utm }, keep),
  )
}

const toNextStep = (
  signIn: SignInAttempt,
  next: SignInStep,
  row?: AddressFacts,
): HandlerResponse<C> =>
  toLoginResponse(signIn, next, { company_name: companyNameByStep[next]?.(row) ?? null })

const toSignedIn = (
  signIn: SignInAttempt,
  next: SignInStep,
  user: SessionUser,
): HandlerResponse<C> => toLoginResponse(signIn, next, { user })

async function requestConfirmationCode(
  ctx: Ctx<C>,
  signIn: SignInAttempt,
): Promise<HandlerResponse<C> | CommittedFailure> {
  const { db, services, net } = ctx
  const code = await emailSignInCode(db, services, {
    email: signIn.email,
    type: signIn.attempt.type,
    net,
    browser: getBrowserHash(ctx),
    shouldDeliver: true,
    link: signIn.identity,
  })
  return code instanceof CommittedFailure ? code : toLoginResponse(signIn, 'SIGN_IN', { code })
}

interface LoginResponseFields {
  readonly company_name?: string | null
  readonly user?: SessionUser
  readonly code?: CodeHandle
}

function toLoginResponse(
  { attempt, email }: SignInAttempt,
  next: SignInStep,
  { company_name = null, user, code }: LoginResponseFields,
): HandlerResponse<C> {
  return {
    next,
    type: attempt.type,
    email,
    company_name,
    redirect_to: attempt.redirect_to,
    user: user ?? null,
    code: code ?? null,
  }
}
