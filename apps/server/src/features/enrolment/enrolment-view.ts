import { applicationCan } from '@fledge/domain/applications/can.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { ApplicationRow } from '../applications/public.ts'
import { findBatchById, toBatchView } from '../batches/public.ts'
import { getCurrentAgreements } from '../lookups/public.ts'
import * as store from './queries/enrolment.queries.ts'

export const internConductKind = 'INTERN_CONDUCT'

/** Returns the enrolment of an application, and whether it can be confirmed now. */
export async function getEnrolmentView(db: Db, actor: InternActor, row: ApplicationRow) {
  const [facts, batch, agreements, accepted] = [
    (await db.one(store.enrolmentFacts, {
      intern_id: actor.intern,
      application_id: row.application_id,
    })) ?? notFound(),
    (await findBatchById(db, row.batch_id)) ?? notFound(),
    await getCurrentAgreements(db, internConductKind),
    await db.many(store.acceptedAgreements, { user_id: actor.userId }),
  ]
  const { payer, price, refund_days } = toBatchView(batch, db.now)
  const shownAgreements = agreements.map(({ kind, version, title }) => ({
    kind,
    version,
    title,
    is_accepted: accepted.some(
      (acceptance) => acceptance.kind === kind && acceptance.version === version,
    ),
  }))
  const decision = applicationCan.enrol(actor, row, {
    hasAcceptedOffer: facts.has_accepted_offer,
    internPays: payer === 'INTERN',
    isPaid: facts.is_paid,
    hasSignedConduct: shownAgreements.every((agreement) => agreement.is_accepted),
  })
  return {
    decision,
    view: {
      application_id: row.application_id,
      status: row.status,
      payer,
      price,
      refund_days,
      ...facts,
      agreements: shownAgreements,
      may: toActionMap({ enrol: decision }),
    },
  }
}
