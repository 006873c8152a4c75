import { paths } from '../paths.ts'
import type { MailExamples } from '../mail-example.ts'

const name = 'Ines Carvalho'
const role = 'Reviewer'

export const teamMailExamples: MailExamples<'team'> = {
  'team.invite': {
    receiver: 'team',
    isNewcomer: true,
    link: paths.operator.getStarted,
    values: { name, role, until: { time: '2026-12-05T10:00:00.000Z', as: 'full' } },
  },
  'team.changeRole': { receiver: 'team', link: paths.operator.dashboard, values: { name, role } },
}
