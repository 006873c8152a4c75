import { privacyEndpoints } from '@fledge/contract/privacy/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { getRetentionCalendar } from './get-retention-calendar.ts'
import { exportPrivacyRequests, listPrivacyRequests } from './read-privacy-requests.ts'

/** Requests for access and erasure with their dates, and how long data is kept. */
export const privacyFeature = defineFeature(privacyEndpoints, {
  listPrivacyRequests,
  exportPrivacyRequests,
  getRetentionCalendar,
})
