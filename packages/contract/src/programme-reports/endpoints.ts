import { reportSchedules } from '@fledge/domain/programme-reports/report-schedules.ts'
import { reportDays } from '@fledge/domain/programme-reports/types.ts'
import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
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
