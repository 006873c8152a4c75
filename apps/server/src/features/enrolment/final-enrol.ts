import type { enrolmentEndpoints } from '@fledge/contract/enrolment/endpoints.ts'
import { conductUnsignedKey } from '@fledge/domain/applications/can.ts'
import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import { isCurrentlyEnrolled } from '@fledge/domain/applications/rules.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'
import {
  lockAnyApplication,
  transitionApplication,
  findOwnApplication,
} from '../applications/public.ts'
import { lockParentsOfIntern } from '../candidatures/public.ts'
import { getEnrolmentView } from './enrolment-view.ts'

/** @throws the error of a denied decision; an unsigned conduct policy is a missing field */
function authorizeEnrolment(decision: PolicyDecision): void {
  if (!decision.allowed && decision.messageKey === conductUnsignedKey)
    throw new AppError('INCOMPLETE', {
      messageKey: conductUnsignedKey,
      fields: { conduct_accepted: translate('problems.sign') },
    })
  authorize(decision)
}

/**
 * Confirms the enrolment and with it the accepted offer. Does nothing if the accepted offer has
 * already enrolled the intern.
 */
export const finalEnrol: Handler<typeof enrolmentEndpoints.finalEnrol> = async ({ db, actor }) => {
  await lockParentsOfIntern(db, actor.intern)
  const application = (await findOwnApplication(db, actor.intern)) ?? notFound()
  const row = (await lockAnyApplication(db, application.application_id)) ?? notFound()
  const { view, decision } = await getEnrolmentView(db, actor, row)
  if (isCurrentlyEnrolled(row.status)) return view
  authorizeEnrolment(decision)
  const transition = assertTransition(applicationMachine.transition('enrol', row.status, 'intern'))
  await transitionApplication(db, row, transition)
  const after = (await findOwnApplication(db, actor.intern)) ?? notFound()
  return (await getEnrolmentView(db, actor, after)).view
}
