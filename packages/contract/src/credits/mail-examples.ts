import { buildPath, paths } from '../paths.ts'
import type { MailExamples } from '../mail-example.ts'

export const creditsMailExamples: MailExamples<'credits'> = {
  'credits.grant': {
    receiver: 'company',
    link: buildPath(paths.company.settings, {}, { tab: 'credits' }),
    values: { amount: 5, left: 8, note: 'For the interviews that you had to repeat.' },
  },
  'credits.revoke': {
    receiver: 'company',
    link: buildPath(paths.company.settings, {}, { tab: 'credits' }),
    values: { amount: 2, left: 6, note: 'Two of the credits were granted by mistake.' },
  },
}
