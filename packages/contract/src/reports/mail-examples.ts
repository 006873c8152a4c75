import type { MailExamples } from '../mail-example.ts'

export const reportsMailExamples: MailExamples<'reports'> = {
  'reports.answered': {
    receiver: 'intern',
    link: '/',
    values: {
      name: 'Brightwater Labs',
      outcome: 'We checked it and have done something about it.',
      reason: 'The company has removed the sentence.',
    },
  },
}
