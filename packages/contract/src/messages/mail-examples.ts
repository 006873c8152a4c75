import { paths } from '../paths.ts'
import type { MailExamples } from '../mail-example.ts'

export const messagesMailExamples: MailExamples<'messages'> = {
  'messages.written': {
    receiver: 'intern',
    link: paths.intern.messages,
    values: {
      subject: 'Spring 2027: finish your application by 4 December',
      text: 'Hello Amara,\n\nyour application for Spring 2027 isn’t complete yet.',
    },
  },
  'messages.answered': {
    receiver: 'intern',
    link: paths.intern.messages,
    values: {
      subject: 'Spring 2027: finish your application by 4 December',
      reply: 'Can I submit it on 5 December?',
      text: 'Yes, we’ve extended your deadline by a day.',
    },
  },
}
