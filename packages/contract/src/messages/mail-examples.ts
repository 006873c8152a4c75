import { paths } from '../paths.ts'
import type { MailExamples } from '../mail-example.ts'

export const messagesMailExamples: MailExamples<'messages'> = {
  'messages.written': {
    receiver: 'intern',
    link: paths.intern.dashboard,
    values: {
      subject: 'Spring 2027: finish your application by 4 December',
      text: 'Hello Amara,\n\nyour application for Spring 2027 isn’t complete yet.',
    },
  },
}
