import { Stack } from '@fledge/ui/page.tsx'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import {
  emptyCompanyProfile,
  longCompanyProfile,
  sampleCompanyProfile,
} from '../../testing/samples/companies.ts'
import {
  ArrangementsSection,
  CompanySection,
  IntroductionSection,
  MediaSection,
  SocialSection,
  ToolsSection,
} from './profile-sections.tsx'

const meta: StoryMeta<typeof CompanySection> = {
  component: CompanySection,
  args: { profile: sampleCompanyProfile },
  render: ({ profile }) => (
    <Stack>
      <CompanySection profile={profile} />
      <IntroductionSection profile={profile} />
      <ArrangementsSection profile={profile} />
      <ToolsSection profile={profile} />
      <SocialSection profile={profile} />
      <MediaSection profile={profile} />
    </Stack>
  ),
}
export default meta

export const Filled: Story<typeof CompanySection> = {}
export const Empty: Story<typeof CompanySection> = { args: { profile: emptyCompanyProfile } }
export const LongText: Story<typeof CompanySection> = { args: { profile: longCompanyProfile } }
