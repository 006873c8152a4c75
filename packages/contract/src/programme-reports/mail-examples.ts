import type { MailExamples } from '../mail-example.ts'
import { paths } from '../paths.ts'

const shared = {
  receiver: 'team',
  link: paths.operator.programmeReport,
  rows: [
    ['Applications submitted', 42],
    ['Applications approved', 31],
    ['Overdue team tasks', 2],
  ],
} as const

export const programmeReportMailExamples: MailExamples<'programmeReports'> = {
  'programmeReports.weekly': {
    ...shared,
    values: { from: { time: '2026-11-16T00:00:00.000Z', as: 'day' } },
  },
  'programmeReports.monthly': {
    ...shared,
    values: { from: { time: '2026-10-01T00:00:00.000Z', as: 'day' } },
  },
}
