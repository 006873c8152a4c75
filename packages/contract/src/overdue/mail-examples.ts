import { buildPath, paths } from '../paths.ts'
import { exampleId, type MailExamples } from '../mail-example.ts'

const toWaits = (filters: Readonly<Record<string, string>>) =>
  buildPath(paths.operator.waits, {}, filters)

export const overdueMailExamples: MailExamples<'overdue'> = {
  'overdue.digest': {
    receiver: 'team',
    link: paths.operator.dashboard,
    rows: [
      [
        'Applications to decide',
        { text: '12', link: toWaits({ kind: 'APPLICATION' }) },
        { text: '3 yours', link: toWaits({ kind: 'APPLICATION', owner: 'me' }) },
        { text: '7 unassigned', link: toWaits({ kind: 'APPLICATION', owner: 'none' }) },
        { text: '2 overdue', link: toWaits({ kind: 'APPLICATION', late: 'true' }) },
      ],
      ['Offers to review', { text: '1', link: toWaits({ kind: 'OFFER' }) }],
    ],
    values: { tasks: '13 tasks', late: 2 },
  },
  'overdue.partnerDigest': {
    receiver: 'team',
    link: paths.operator.batches,
    rows: [
      [
        'Spring 2027',
        {
          text: '4 not submitted',
          link: buildPath(
            paths.operator.people,
            {},
            { batch: exampleId, application: 'IN_PROGRESS' },
          ),
        },
      ],
    ],
    values: { interns: '4 interns have' },
  },
}
