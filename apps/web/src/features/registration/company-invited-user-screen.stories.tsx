import { submit, waitFor } from '@fledge/ui/testing/play.ts'
import { longText, samplePicture } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { fullRegistration, newRegistration } from '../../testing/samples/registration.ts'
import CompanyInvitedUserScreen from './company-invited-user-screen.tsx'

const withInvitation = (name: string, logo: string | null = null) => {
  const company = { ...fullRegistration.company, name, logo_url: logo }
  return withServer([
    ...sampleLookups,
    respondWith('registration', 'getRegistration', {
      ...newRegistration,
      is_invited: true,
      invited_by: 'Tomáš Novák',
      company,
    }),
    respondWith('registration', 'getCompanyDetail', company),
  ])
}

const meta: StoryMeta<typeof CompanyInvitedUserScreen> = {
  component: CompanyInvitedUserScreen,
  decorators: [withInvitation('Aurora Labs')],
  play: waitFor('form [role="combobox"]'),
}
export default meta

export const Invited: Story<typeof CompanyInvitedUserScreen> = {}
export const Wrong: Story<typeof CompanyInvitedUserScreen> = { play: submit }
export const LongText: Story<typeof CompanyInvitedUserScreen> = {
  decorators: [withInvitation(longText, samplePicture)],
}
export const Loading: Story<typeof CompanyInvitedUserScreen> = {
  decorators: [withServer([neverRespond('registration', 'getRegistration')])],
  play: waitFor('[aria-busy="true"], [role="status"]'),
}
export const Failed: Story<typeof CompanyInvitedUserScreen> = {
  decorators: [withServer([failWith('registration', 'getRegistration', { status: 500 })])],
  play: waitFor('[role="alert"], button'),
}
