import { paths } from '@fledge/contract/paths.ts'
import {
  getReportPeriod,
  reportHour,
  type ReportPeriod,
  type ReportSchedule,
  reportSchedules,
} from '@fledge/domain/programme-reports/report-schedules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { saveSetting } from '../../platform/db/settings.ts'
import type { Job } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import { countTeamOverdue } from '../overdue/public.ts'
import * as store from './queries/programme-reports.queries.ts'
import { storeDecisions } from './store-decisions.ts'

const settings = { WEEKLY: 'report_weekly', MONTHLY: 'report_monthly' } as const
const kinds = { WEEKLY: 'programmeReports.weekly', MONTHLY: 'programmeReports.monthly' } as const

/** Emails the numbers of the last week or month to each manager who asked for them, once. */
const emailReports: Job = {
  name: 'programmeReports.email',
  async run(tx) {
    if (tx.now.getUTCHours() < reportHour) return 0
    let sent = 0
    for (const schedule of reportSchedules) {
      const period = getReportPeriod(schedule, tx.now)
      if (!(await saveSetting(tx, settings[schedule], period.before))) continue
      await emailReport(tx, schedule, period)
      sent += 1
    }
    return sent
  },
}

async function emailReport(tx: Tx, schedule: ReportSchedule, period: ReportPeriod): Promise<void> {
  const receivers = await tx.many(store.reportReceivers, { schedule })
  if (receivers.length === 0) return
  const from = `${period.from}T00:00:00.000Z`
  await tx.notify({
    to: { users: receivers.map(({ user_id }) => user_id) },
    content: composeMail(kinds[schedule], { from: { time: from, as: 'day' } }),
    rows: await listRows(tx, from, `${period.before}T00:00:00.000Z`),
    link: paths.operator.programmeReport,
    isEmailOnly: true,
    dedupeKey: `report:${schedule}:${period.before}`,
  })
}

/** Totals only; no one is named. */
async function listRows(tx: Tx, from: string, before: string) {
  const numbers = await tx.one(store.reportNumbers, { from, before })
  const names = ['submitted', 'approved', 'offered', 'placed', 'working'] as const
  return [
    ...names.map((name) => [translate(`programmeReports.row.${name}`), numbers?.[name] ?? 0]),
    [translate('programmeReports.row.overdue'), await countTeamOverdue(tx)],
  ]
}

export const programmeReportJobs: readonly Job[] = [emailReports, storeDecisions]
