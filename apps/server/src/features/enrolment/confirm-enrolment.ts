import type { enrolmentEndpoints } from '@fledge/contract/enrolment/endpoints.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import { isCurrentlyEnrolled } from '@fledge/domain/applications/rules.ts'
import { isApplicationEnded } from '@fledge/domain/applications/types.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseTransition, notFound, refuse, toRefusal } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import {
  lockAnyApplication,
  type ApplicationRow,
  transitionApplication,
  findOwnApplication,
} from '../applications/public.ts'
import { findBatchById, toBatchView } from '../batches/public.ts'
import { lockParentsOfIntern } from '../candidatures/public.ts'
import { getCurrentAgreements } from '../lookups/public.ts'
import * as store from './store.ts'

const internConductKind = 'INTERN_CONDUCT'

async function getEnrolmentView(db: Db, actor: InternActor, row: ApplicationRow) {
  const [facts, batch, agreements, accepted] = [
    await db.one(store.enrolmentFacts, actor.intern, row.application_id),
    await findBatchById(db, row.batch_id),
    await getCurrentAgreements(db, internConductKind),
    await db.many(store.acceptedAgreements, actor.userId),
  ]
  if (!facts || !batch) return undefined
  const { payer, price, refund_days } = toBatchView(batch, db.now)
  const verdict = applicationCan.enrol(actor, row, {
    hasAcceptedOffer: facts.has_accepted_offer,
    internPays: payer === 'INTERN',
    isPaid: facts.is_paid,
  })
  const shown = agreements.map(({ kind, version, title }) => ({
    kind,
    version,
    title,
    is_accepted: accepted.some((one) => one.kind === kind && one.version === version),
  }))
  return {
    verdict,
    isSigned: shown.every((one) => one.is_accepted),
    view: {
      application_id: row.application_id,
      status: row.status,
      payer,
      price,
      refund_days,
      ...facts,
      agreements: shown,
      may: toActionMap({ enrol: verdict }),
    },
  }
}

export const getEnrolment: Handler<typeof enrolmentEndpoints.getEnrolment> = async ({
  db,
  actor,
}) => {
  const row = await findOwnApplication(db, actor.intern)
  return (row && (await getEnrolmentView(db, actor, row)))?.view ?? notFound()
}

/** Signs the conduct policy, stored with version, time and person. */
export const saveEnrolment: Handler<typeof enrolmentEndpoints.saveEnrolment> = async ({
  db,
  actor,
  body,
  now,
}) => {
  const row = await findOwnApplication(db, actor.intern)
  if (!row) return notFound()
  if (isApplicationEnded(row.status))
    return refuse('CONFLICT', { messageKey: 'applications.refused.ended' })
  const [agreement] = await getCurrentAgreements(db, internConductKind)
  if (agreement && body.version !== undefined && body.version !== agreement.version)
    return refuse('CONFLICT', { messageKey: 'agreements.refused.newer' })
  if (agreement)
    await db.run(
      store.insertAgreementAcceptance,
      actor.userId,
      internConductKind,
      agreement.version,
      now.toISOString(),
    )
  return (await getEnrolmentView(db, actor, row))?.view ?? notFound()
}

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
