import { paths } from '../paths.ts'
import type { MailExamples } from '../mail-example.ts'

const day = '21 December 2026'

export const accountsMailExamples: MailExamples<'accounts'> = {
  'accounts.eraseAsked': { receiver: 'intern', link: paths.intern.getStarted, values: { day } },
  'accounts.leaveAsked': { receiver: 'company', link: paths.company.getStarted, values: { day } },
  'accounts.deactivated': {
    receiver: 'intern',
    link: '/',
    values: { reason: 'Someone else used this account' },
  },
  'accounts.reactivated': {
    receiver: 'intern',
    link: '/',
    values: { reason: 'It was a misunderstanding' },
  },
  'accounts.kept': { receiver: 'intern', link: paths.intern.settings },
}
