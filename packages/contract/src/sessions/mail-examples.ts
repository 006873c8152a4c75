import { paths } from '../paths.ts'
import type { MailExamples } from '../mail-example.ts'

export const sessionsMailExamples: MailExamples<'sessions'> = {
  'sessions.code': {
    receiver: 'intern',
    isNewcomer: true,
    link: paths.public.landing,
    values: { code: '482913' },
  },
}
