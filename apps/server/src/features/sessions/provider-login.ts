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
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { getBrowserHash } from '../../platform/session/browser-cookie.ts'
import { hashToken } from '../../platform/session/signer.ts'
import { isFeatureOn } from '../flags/public.ts'
import { startUserSession, startRegistrationSession } from './enter-session.ts'
import { personOf, type ProvenPerson } from './google-client.ts'
import { type CodeHandle, type Identity, mailCode } from './mail-code.ts'
import {
  addressFacts,
  type AttemptRow,
  linkRegistration,
  reopenAttempt,
  useAttempt,
  userOfIdentity,
} from './store.ts'
import { shownName } from './validate-email.ts'

type C = typeof sessionEndpoints.login
type Came = { readonly attempt: AttemptRow; readonly email: string; readonly identity: Identity }

interface Proven {
  readonly attempt: AttemptRow
  readonly person: ProvenPerson
}

/**
 * Signs in with Google. An attempt can be used once, regardless of the result, unless the provider
 * is unavailable.
 */
export const login = defineTwoPartHandler<C, Proven>({
  async prepare({ db, body, headers, now, services }) {
    if (!(await isFeatureOn(db, services.env, 'GOOGLE_SIGN_IN', null)))
      return refuse('NOT_FOUND', { messageKey: 'sessions.refused.googleOff' })
    const browser = readCookie(headers.cookie, getAttemptCookieName(services.env)) ?? ''
    const key = [hashToken(body.state), hashToken(browser)] as const
    const inSystem = <T>(act: (tx: Tx) => Promise<T>) =>
      services.database.transaction({ kind: 'system' }, act)
    const attempt = await inSystem((tx) => tx.one(useAttempt, ...key, now.toISOString()))
    if (!attempt) return refuse('CODE_EXPIRED', { messageKey: 'sessions.refused.googleAttempt' })
    const person = await personOf(
      services,
      { state: body.state, nonce: attempt.nonce, verifier: attempt.verifier },
      body,
    )
    if (person === 'away') {
      await inSystem((tx) => tx.run(reopenAttempt, ...key))
      return refuse('UNAVAILABLE', { messageKey: 'sessions.refused.googleAway', retryAfter: 2 })
    }
    return person === 'refused'
      ? refuse('CODE_INCORRECT', { messageKey: 'sessions.refused.googleFailed' })
      : { attempt, person }
  },
  commit: (ctx, { attempt, person }) => enter(ctx, attempt, person),
})

/**
 * Signs in to the account of this identity; otherwise decides by the address, only if the provider
 * has verified it.
 */
async function enter(
  ctx: Ctx<C>,
  attempt: AttemptRow,
  person: ProvenPerson,
): Promise<HandlerResponse<C> | Refusal> {
  const identity = { provider: ctx.body.provider, subject: person.subject }
  const known = await ctx.db.one(userOfIdentity, identity.provider, identity.subject)
  const email = known?.email ?? person.email
  if (!email) return refuse('FORBIDDEN', { messageKey: 'sessions.refused.googleUnverified' })
  const row = await ctx.db.one(addressFacts, email, email.split('@').at(-1) ?? '')
  const next = row ? getSignInStep(row, attempt.type) : 'SIGN_UP'
  const came: Came = { attempt, email, identity }
  if (known && !row?.is_leaving)
    return next === 'SIGN_IN'
      ? done(came, next, await startUserSession(ctx, known.user_id))
      : led(came, next, row)
  // The address alone is not enough: its owner confirms once with an emailed code. So does a user
  // who keeps an account scheduled for deletion.
  if (next === 'SIGN_IN') return asked(ctx, came)
  if (next !== 'SIGN_UP' && next !== 'INVITED_USER') return led(came, next, row)
  const keep = async (registration: string) =>
    void (await ctx.db.run(
      linkRegistration,
      identity.provider,
      identity.subject,
      registration,
      ctx.now.toISOString(),
    ))
  return done(
    came,
    next,
    await startRegistrationSession(ctx, { email, type: attempt.type, utm: attempt.utm }, keep),
  )
}

const led = (came: Came, next: SignInStep, row?: AddressFacts): HandlerResponse<C> =>
  answer(came, next, { company_name: shownName[next]?.(row) ?? null })

const done = (
  came: Came,
  next: SignInStep,
  user: SessionUser | Refusal,
): HandlerResponse<C> | Refusal => (user instanceof Refusal ? user : answer(came, next, { user }))

async function asked(ctx: Ctx<C>, came: Came): Promise<HandlerResponse<C> | Refusal> {
  const { db, services, net } = ctx
  const code = await mailCode(db, services, {
    email: came.email,
    type: came.attempt.type,
    net,
    browser: getBrowserHash(ctx),
    deliver: true,
    link: came.identity,
  })
  return code instanceof Refusal ? code : answer(came, 'SIGN_IN', { code })
}

interface More {
  readonly company_name?: string | null
  readonly user?: SessionUser
  readonly code?: CodeHandle
}

function answer(
  { attempt, email }: Came,
  next: SignInStep,
  { company_name = null, user, code }: More,
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
