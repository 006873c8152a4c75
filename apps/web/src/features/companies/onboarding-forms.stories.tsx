import { Button } from '@fledge/ui/button.tsx'
import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { emptyCompanyProfile, sampleCompanyProfile } from '../../testing/samples/companies.ts'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { AboutForm, BasicForm, GeneralForm } from './onboarding-forms.tsx'

const buttons = (busy: boolean) => (
  <Button type="submit" tone="primary" busy={busy}>
    Continue
  </Button>
)
const step = { onSaved: ignore, buttons }

const meta: StoryMeta<typeof BasicForm> = {
  component: BasicForm,
  args: { ...step, profile: sampleCompanyProfile.basic },
  decorators: [
    withServer(
      [...sampleLookups, respondWith('registration', 'findCompanyByDomain', { company: null })],
      sampleMember,
    ),
  ],
  play: waitFor('form input'),
}
export default meta

export const Basic: Story<typeof BasicForm> = {}
export const General: Story<typeof BasicForm> = {
  render: () => <GeneralForm {...step} profile={sampleCompanyProfile.general} />,
}
export const GeneralEmpty: Story<typeof BasicForm> = {
  render: () => <GeneralForm {...step} profile={emptyCompanyProfile.general} />,
}
export const About: Story<typeof BasicForm> = {
  render: () => <AboutForm {...step} profile={sampleCompanyProfile.about} />,
  play: waitFor('[contenteditable="true"]'),
}
