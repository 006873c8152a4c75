import type { enrolmentEndpoints } from '@fledge/contract/enrolment/endpoints.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { acceptAgreements } from '../agreements/public.ts'
import { findOwnApplication } from '../applications/public.ts'
import { getCurrentAgreements } from '../lookups/public.ts'
import { internConductKind, getEnrolmentView } from './enrolment-view.ts'

/** Signs the conduct policy, stored with version, time and person. */
export const saveEnrolment: Handler<typeof enrolmentEndpoints.saveEnrolment> = async ({
  db,
  actor,
  body,
}) => {
  const row = (await findOwnApplication(db, actor.intern)) ?? notFound()
  authorize(applicationCan.signConduct(actor, row))
  const [agreement] = await getCurrentAgreements(db, internConductKind)
  if (agreement && body.version !== undefined && body.version !== agreement.version)
    throw new AppError('CONFLICT', { messageKey: 'agreements.refused.newer' })
  if (agreement) await acceptAgreements(db, actor.userId, [agreement])
  return (await getEnrolmentView(db, actor, row)).view
}
