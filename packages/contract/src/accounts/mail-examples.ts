import { paths } from '../paths.ts'
import type { MailExamples } from '../mail-example.ts'

const day = '21 December 2026'

export const accountsMailExamples: MailExamples<'accounts'> = {
  'accounts.eraseAsked': { receiver: 'intern', link: paths.intern.getStarted, values: { day } },
  'accounts.leaveAsked': { receiver: 'company', link: paths.company.getStarted, values: { day } },
  'accounts.kept': { receiver: 'intern', link: paths.intern.settings },
}
