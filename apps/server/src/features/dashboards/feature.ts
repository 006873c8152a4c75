import { dashboardCalls } from '@fledge/contract/dashboards/calls.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { countHiring, getHiringUpdates, listDashboardCandidates } from './hiring-updates.ts'

export const dashboardsFeature = defineFeature(dashboardCalls, {
  getHiringUpdates,
  listDashboardCandidates,
  countHiring,
})
