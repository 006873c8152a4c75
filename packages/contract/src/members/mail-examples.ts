import { buildPath, paths } from '../paths.ts'
import type { MailExamples } from '../mail-example.ts'

const team = {
  receiver: 'company',
  link: buildPath(paths.company.settings, {}, { tab: 'members' }),
} as const
const invited = {
  receiver: 'company',
  isNewcomer: true,
  link: `${paths.company.invitedUser}?token=example`,
} as const
const role = 'Supervisor'
const dashboard = { receiver: 'company', link: paths.company.dashboard } as const

export const membersMailExamples: MailExamples<'members'> = {
  'members.revoked': { receiver: 'company', isNewcomer: true, link: paths.company.getStarted },
  'members.invite': { ...invited, values: { who: 'Lena Vogt', role } },
  'members.remind': { ...invited, values: { who: 'Lena Vogt' } },
  'members.invitationEnds': {
    ...invited,
    values: { until: { time: '2026-12-01T10:00:00.000Z', as: 'full' }, role },
  },
  'members.joined': { ...team, values: { name: 'Jonas Weber' } },
  'members.asked': { ...team, values: { email: 'jonas@brightwater.example' } },
  'members.deactivate': dashboard,
  'members.changeRole': {
    ...dashboard,
    values: { may: 'interview candidates and supervise interns', role },
  },
  'members.activate': dashboard,
  'members.administratorNow': {
    ...dashboard,
    values: { name: 'Lena Vogt', note: 'She has left the company.' },
  },
  'members.administratorBefore': {
    ...dashboard,
    values: { name: 'Jonas Weber', note: 'You asked us to.' },
  },
}
