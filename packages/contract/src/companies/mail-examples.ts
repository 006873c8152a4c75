import { paths } from '../paths.ts'
import type { MailExamples } from '../mail-example.ts'

const by = { time: '2026-12-04T11:00:00.000Z', as: 'day' } as const
const dashboard = { receiver: 'company', link: paths.company.dashboard } as const

export const companiesMailExamples: MailExamples<'companies'> = {
  'companies.registered': {
    receiver: 'company',
    link: paths.company.onboarding,
    values: { by },
  },
  'companies.waitlist': {
    receiver: 'company',
    link: paths.company.inWaitingList,
    values: { by },
  },
  'companies.approve': { ...dashboard, values: { credits: 3 } },
  'companies.reject': dashboard,
  'companies.admit': {
    receiver: 'company',
    link: `${paths.company.getStarted}?token=example`,
    values: { by },
  },
  'companies.ask': { ...dashboard, values: { by } },
  'companies.askReminder': {
    ...dashboard,
    values: { by, since: { time: '2026-11-27T11:00:00.000Z', as: 'day' } },
  },
  'companies.reopen': { ...dashboard, values: { by } },
}
