import { dashboardEndpoints } from '@fledge/contract/dashboards/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { countHiring, getHiringUpdates, listDashboardCandidates } from './read-hiring.ts'

export const dashboardsFeature = defineFeature(dashboardEndpoints, {
  getHiringUpdates,
  listDashboardCandidates,
  countHiring,
})
