import { paths } from '../paths.ts'
import type { MailExamples } from '../mail-example.ts'

export const sessionsMailExamples: MailExamples<'sessions'> = {
  'sessions.code': {
    receiver: 'intern',
    isNewcomer: true,
    link: paths.public.landing,
    values: { code: '482913' },
  },
  'sessions.factorSetUp': { receiver: 'company', link: paths.company.settings },
  'sessions.factorTurnedOff': { receiver: 'company', link: paths.company.settings },
  'sessions.factorReset': {
    receiver: 'company',
    link: paths.company.getStarted,
    values: { reason: 'Lost phone, identity confirmed by a call' },
  },
  'sessions.recoveryCodeUsed': {
    receiver: 'team',
    link: paths.operator.settings,
    values: { count: 9 },
  },
  'sessions.recoveryCodesRenewed': { receiver: 'team', link: paths.operator.settings },
}
