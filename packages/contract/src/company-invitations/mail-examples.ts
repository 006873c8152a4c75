import { paths } from '../paths.ts'
import type { MailExamples } from '../mail-example.ts'

export const companyInvitationsMailExamples: MailExamples<'companyInvitations'> = {
  'companyInvitations.invite': {
    receiver: 'company',
    isNewcomer: true,
    link: `${paths.company.getStarted}?token=example`,
    values: { name: 'Ana' },
  },
}
