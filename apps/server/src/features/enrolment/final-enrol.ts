import type { enrolmentEndpoints } from '@fledge/contract/enrolment/endpoints.ts'
import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import { isCurrentlyEnrolled } from '@fledge/domain/applications/rules.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseTransition, notFound, refuse, toRefusal } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import {
  lockAnyApplication,
  transitionApplication,
  findOwnApplication,
} from '../applications/public.ts'
import { lockParentsOfIntern } from '../candidatures/public.ts'
import { getEnrolmentView } from './enrolment-view.ts'

/**
 * Confirms the enrolment and with it the accepted offer. Does nothing if the accepted offer has
 * already enrolled the intern.
 */
export const finalEnrol: Handler<typeof enrolmentEndpoints.finalEnrol> = async ({ db, actor }) => {
  await lockParentsOfIntern(db, actor.intern)
  const own = await findOwnApplication(db, actor.intern)
  const row = own && (await lockAnyApplication(db, own.application_id))
  const enrolment = row && (await getEnrolmentView(db, actor, row))
  if (!row || !enrolment) return notFound()
  if (isCurrentlyEnrolled(row.status)) return enrolment.view
  if (!enrolment.verdict.allowed) return toRefusal(enrolment.verdict)
  if (!enrolment.isSigned)
    return refuse('INCOMPLETE', {
      messageKey: 'enrolment.refused.conduct',
      fields: { conduct_accepted: translate('problems.sign') },
    })
  const moved = applicationMachine.transition('enrol', row.status, 'intern')
  if (!isTransition(moved)) return refuseTransition(moved)
  const stopped = await transitionApplication(db, row, moved)
  if (stopped) return stopped
  const after = await findOwnApplication(db, actor.intern)
  return (after && (await getEnrolmentView(db, actor, after)))?.view ?? notFound()
}
