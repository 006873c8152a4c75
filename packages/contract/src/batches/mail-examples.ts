import { buildPath, paths } from '../paths.ts'
import type { MailExamples } from '../mail-example.ts'

export const batchesMailExamples: MailExamples<'batches'> = {
  'batches.moved': {
    receiver: 'intern',
    link: paths.intern.application,
    values: { from: '1 March 2027', to: '31 May 2027' },
  },
  'batches.seatFree': {
    receiver: 'intern',
    isNewcomer: true,
    link: buildPath(paths.public.partner, { slug: 'virtualinternships' }),
    values: { closes: { time: '2026-12-04T11:00:00.000Z', as: 'day' } },
  },
}
