import { paths } from '../paths.ts'
import type { MailExamples } from '../mail-example.ts'

const day = '21 December 2026'

export const accountsMailExamples: MailExamples<'accounts'> = {
  'accounts.eraseAsked': { receiver: 'intern', link: paths.intern.getStarted, values: { day } },
  'accounts.leaveAsked': { receiver: 'company', link: paths.company.getStarted, values: { day } },
  'accounts.eraseRecorded': {
    receiver: 'intern',
    link: paths.intern.getStarted,
    values: { day, reason: 'You wrote to us on 4 December' },
  },
  'accounts.eraseFinal': {
    receiver: 'company',
    link: '/',
    values: { day, reason: 'You wrote to us on 4 December' },
  },
  'accounts.eraseMerged': { receiver: 'intern', link: '/', values: { day } },
  'accounts.copyMade': {
    receiver: 'intern',
    link: '/',
    values: { reason: 'You wrote to us on 4 December' },
  },
  'accounts.viewed': {
    receiver: 'intern',
    link: paths.intern.settings,
    values: {
      when: { time: '2026-12-07T14:30:00.000Z', as: 'both' },
      reason: 'You wrote that your offer doesn’t show',
    },
  },
  'accounts.erasureCancelled': {
    receiver: 'company',
    link: '/',
    values: { reason: 'Someone else wrote the letter' },
  },
  'accounts.deactivated': {
    receiver: 'intern',
    link: '/',
    values: { reason: 'Someone else used this account' },
  },
  'accounts.merged': {
    receiver: 'intern',
    link: paths.intern.getStarted,
    values: {
      reason: 'Both have the same phone number and résumé',
      email: 'm•••@e•••.org',
      day: '29 December 2026',
    },
  },
  'accounts.tookOver': {
    receiver: 'intern',
    link: paths.intern.settings,
    values: {
      reason: 'Both have the same phone number and résumé',
      email: 'm•••@e•••.com',
      day: '29 December 2026',
    },
  },
  'accounts.reactivated': {
    receiver: 'intern',
    link: '/',
    values: { reason: 'It was a misunderstanding' },
  },
  'accounts.banned': {
    receiver: 'intern',
    link: paths.public.appeal,
    values: {
      reason: 'Fraud',
      message: 'You asked interns for money.',
      by: '29 December 2026',
    },
  },
  'accounts.appealLink': {
    receiver: 'intern',
    link: paths.public.appeal,
    values: { by: '29 December 2026' },
  },
  'accounts.appealSent': { receiver: 'intern', link: '/', values: { by: '6 December 2026' } },
  'accounts.appealUpheld': {
    receiver: 'intern',
    link: '/',
    values: { reason: 'Three interns reported the same' },
  },
  'accounts.banLifted': {
    receiver: 'intern',
    link: '/',
    values: { reason: 'Someone else used the account' },
  },
  'accounts.kept': { receiver: 'intern', link: paths.intern.settings },
}
