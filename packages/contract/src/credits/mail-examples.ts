import { buildPath, paths } from '../paths.ts'
import type { MailExamples } from '../mail-example.ts'

export const creditsMailExamples: MailExamples<'credits'> = {
  'credits.grant': {
    receiver: 'company',
    link: buildPath(paths.company.settings, {}, { tab: 'credits' }),
    values: { amount: 5, left: 8, note: 'For the interviews that you had to repeat.' },
  },
}
