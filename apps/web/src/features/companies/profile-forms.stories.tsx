import { Button } from '@fledge/ui/button.tsx'
import { submit, waitFor } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import {
  emptyCompanyProfile,
  longCompanyProfile,
  sampleCompanyProfile,
} from '../../testing/samples/companies.ts'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import {
  ArrangementsForm,
  CompanyForm,
  IntroductionForm,
  SocialForm,
  ToolsForm,
} from './profile-forms.tsx'

const buttons = (busy: boolean) => (
  <Button type="submit" tone="primary" busy={busy}>
    Save
  </Button>
)
const section = { profile: sampleCompanyProfile, onSaved: ignore, buttons }

const meta: StoryMeta<typeof CompanyForm> = {
  component: CompanyForm,
  args: section,
  decorators: [withServer(sampleLookups, sampleMember)],
  play: waitFor('form input:not([type="file"])'),
}
export default meta

export const Company: Story<typeof CompanyForm> = {}
export const CompanyWrong: Story<typeof CompanyForm> = {
  args: {
    profile: {
      ...emptyCompanyProfile,
      basic: { ...emptyCompanyProfile.basic, name: '', website: 'no address' },
    },
  },
  play: submit,
}
export const Introduction: Story<typeof CompanyForm> = {
  render: (args) => <IntroductionForm {...args} />,
  play: waitFor('[contenteditable="true"]'),
}
export const Arrangements: Story<typeof CompanyForm> = {
  render: (args) => <ArrangementsForm {...args} />,
}
export const Tools: Story<typeof CompanyForm> = { render: (args) => <ToolsForm {...args} /> }
export const ToolsLongText: Story<typeof CompanyForm> = {
  args: { profile: longCompanyProfile },
  render: (args) => <ToolsForm {...args} />,
}
export const Links: Story<typeof CompanyForm> = { render: (args) => <SocialForm {...args} /> }
