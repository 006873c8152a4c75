import type { enrolmentEndpoints } from '@fledge/contract/enrolment/endpoints.ts'
import { isApplicationEnded } from '@fledge/domain/applications/types.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { findOwnApplication } from '../applications/public.ts'
import { getCurrentAgreements } from '../lookups/public.ts'
import * as store from './store.ts'
import { internConductKind, getEnrolmentView } from './enrolment-view.ts'

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
