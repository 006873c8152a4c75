import type { enrolmentEndpoints } from '@fledge/contract/enrolment/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { findOwnApplication } from '../applications/public.ts'
import { getEnrolmentView } from './enrolment-view.ts'

export const getEnrolment: Handler<typeof enrolmentEndpoints.getEnrolment> = async ({
  db,
  actor,
}) => {
  const row = (await findOwnApplication(db, actor.intern)) ?? notFound()
  return (await getEnrolmentView(db, actor, row)).view
}
