import type { availabilityEndpoints } from '@fledge/contract/availability/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { getAvailabilityView } from './availability-view.ts'

/** Returns the caller's weekly interview hours and exceptions by date. */
export const getAvailability: Handler<typeof availabilityEndpoints.getAvailability> = async ({
  db,
  actor,
}) => getAvailabilityView(db, actor.intern)
