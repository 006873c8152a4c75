import { paths } from '../paths.ts'
import type { MailExamples } from '../mail-example.ts'

export const overdueMailExamples: MailExamples<'overdue'> = {
  'overdue.digest': {
    receiver: 'team',
    link: paths.operator.overdue,
    rows: [
      ['Applications to decide', 3, { time: '2026-11-18T09:00:00.000Z', as: 'day' }],
      ['Offers to review', 1, { time: '2026-11-20T09:00:00.000Z', as: 'day' }],
    ],
    values: { count: 4 },
  },
}
