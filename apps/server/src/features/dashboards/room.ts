import { dashboardCalls } from '@fledge/contract/dashboards/calls.ts'
import { room } from '../../platform/http/handler.ts'
import { countHiring, getHiringUpdates, listDashboardCandidates } from './hiring-updates.ts'

export const dashboardsRoom = room(dashboardCalls, {
  getHiringUpdates,
  listDashboardCandidates,
  countHiring,
})
