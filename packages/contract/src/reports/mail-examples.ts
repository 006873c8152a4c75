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
  'reports.hidden': {
    receiver: 'intern',
    link: '/intern/application-profile',
    values: {
      part: 'Your introduction',
      reason: 'Asks for contact or money outside Fledge',
      note: 'Your introduction contains a phone number.',
    },
  },
  'reports.upheld': {
    receiver: 'intern',
    link: '/intern/application-profile',
    values: { part: 'Your introduction', reason: 'The phone number is still there.' },
  },
  'reports.restored': {
    receiver: 'intern',
    link: '/intern/application-profile',
    values: { part: 'Your introduction', reason: 'The phone number is gone. Thank you.' },
  },
}
