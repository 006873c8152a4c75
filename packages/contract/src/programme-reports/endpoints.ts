import { reportSchedules } from '@fledge/domain/programme-reports/report-schedules.ts'
import { reportDays } from '@fledge/domain/programme-reports/types.ts'
import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { columnChoice, keysetPaging } from '../platform/schema.ts'
import { teamDecision, teamDecisionFilters } from './decision-schema.ts'
import { diversityTotals, programmeReport } from './schema.ts'

const schedule = z.object({ schedule: z.enum(reportSchedules).nullable() })

/** Numbers about the whole programme, without anything about one person. */
export const programmeReportEndpoints = defineEndpoints({
  getProgrammeReport: {
    method: 'GET',
    path: 'operator/programme-report',
    access: ['operator:finance'],
    summary:
      'Returns how far interns came in each batch that anyone joined and with each partner, and how long decisions of the team took in the last 30, 90 or 365 days, by default 90.',
    query: z.strictObject({ days: z.enum(reportDays).optional() }),
    response: programmeReport,
    fromReplica: true,
  },
  listDecisions: {
    method: 'GET',
    path: 'operator/decisions',
    access: ['operator:review'],
    summary:
      'Returns the decisions of the team whose times the programme report shows, newest first: of the last 30, 90 or 365 days, by default 90.',
    query: z.strictObject({ ...teamDecisionFilters, ...keysetPaging }),
    response: z.array(teamDecision),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportDecisions: {
    method: 'GET',
    path: 'operator/decisions/export',
    access: ['operator:review'],
    rawResponse: true,
    summary:
      'Returns the decisions of the team as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...teamDecisionFilters, ...columnChoice }),
    response: z.unknown(),
  },
  getDiversityTotals: {
    method: 'GET',
    path: 'operator/programme-report/diversity',
    access: ['operator:finance'],
    summary:
      'Returns totals of answers about diversity until the start of the week, with selection rates and their ratio to the highest, and hides what fewer than five people stand behind. That they were read is an event.',
    response: diversityTotals,
  },
  getReportSchedule: {
    method: 'GET',
    path: 'operator/programme-report/schedule',
    access: ['operator:manager'],
    summary: 'Returns how often the manager gets the programme report by email; null for never.',
    response: schedule,
  },
  setReportSchedule: {
    method: 'PUT',
    path: 'operator/programme-report/schedule',
    access: ['operator:manager'],
    summary: 'Sets how often the manager gets the programme report by email; null for never.',
    body: z.strictObject(schedule.shape),
    response: schedule,
    invalidates: ['getReportSchedule'],
  },
})
