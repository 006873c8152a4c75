import { type EndpointSpec, isMutation } from '@fledge/kernel/endpoint.ts'
import { isSecondFactorFresh } from '@fledge/domain/second-factor/rules.ts'
import { sessionCan } from '@fledge/domain/sessions/can.ts'
import type { AccessLevel } from '@fledge/domain/sessions/types.ts'
import type { AccountView, Session } from '../session/session-store.ts'
import { isViewable } from '../session/viewable-endpoints.ts'
import { AppError, authorize } from './app-error.ts'

/**
 * Checks whether a session may call an endpoint, before anything of the request is read.
 * @throws UNAUTHENTICATED, FORBIDDEN, COMPANY_NOT_APPROVED, VIEW_READ_ONLY or what the second factor lacks
 */
export function checkAccess(call: EndpointSpec<AccessLevel>, session: Session, now: Date): void {
  const { actor, view } = session
  if (view) checkView(call, view)
  const decision = sessionCan.call(actor, call.access)
  if (!decision.allowed && actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED')
  if (!decision.allowed && actor.kind === 'pending') throw new AppError('SECOND_FACTOR_REQUIRED')
  authorize(decision, 'FORBIDDEN')
  const status = call.account ?? (call.access.includes('public') ? 'any' : 'onboarding')
  authorize(sessionCan.callAsCompany(actor, status), 'COMPANY_NOT_APPROVED')
  checkSecondFactor(call, session, now)
}

/** The one place that decides what a manager sees of someone else's account: a few queries. */
function checkView(call: EndpointSpec, view: AccountView): void {
  if (!isMutation(call) && isViewable(call)) return
  throw new AppError('VIEW_READ_ONLY', {
    messageKey: isMutation(call) ? 'refused.view' : 'refused.viewPrivate',
    values: { name: view.name },
  })
}

function checkSecondFactor(
  call: EndpointSpec<AccessLevel>,
  { secondFactor }: Session,
  now: Date,
): void {
  const isOpen = call.isOpenBeforeSetUp || call.access.includes('public')
  if (secondFactor.step === 'SET_UP' && !isOpen) throw new AppError('SECOND_FACTOR_SETUP_REQUIRED')
  // The days to set it up are no days without a code for what needs one.
  if (call.needsFreshFactor && secondFactor.isRequired && !secondFactor.hasSecondFactor)
    throw new AppError('SECOND_FACTOR_SETUP_REQUIRED')
  if (call.needsFreshFactor && !isSecondFactorFresh(secondFactor, now))
    throw new AppError('SECOND_FACTOR_STALE')
}
