import type { enrolmentEndpoints } from '@fledge/contract/enrolment/endpoints.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { findOwnApplication } from '../applications/public.ts'
import { getCurrentAgreements } from '../lookups/public.ts'
import * as store from './queries/enrolment.queries.ts'
import { internConductKind, getEnrolmentView } from './enrolment-view.ts'

/** Signs the conduct policy, stored with version, time and person. */
export const saveEnrolment: Handler<typeof enrolmentEndpoints.saveEnrolment> = async ({
  db,
  actor,
  body,
  now,
}) => {
  const row = (await findOwnApplication(db, actor.intern)) ?? notFound()
  authorize(applicationCan.signConduct(actor, row))
  const [agreement] = await getCurrentAgreements(db, internConductKind)
  if (agreement && body.version !== undefined && body.version !== agreement.version)
    throw new AppError('CONFLICT', { messageKey: 'agreements.refused.newer' })
  if (agreement)
    await db.run(store.insertAgreementAcceptance, {
      user_id: actor.userId,
      kind: internConductKind,
      version: agreement.version,
      now: now.toISOString(),
    })
  return (await getEnrolmentView(db, actor, row)).view
}
