import { Stack } from '@fledge/ui/page.tsx'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { bareProfile, longProfile, sampleProfile } from '../../testing/samples/profiles.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { ProfileMain, ProfileSide } from './profile-cards.tsx'

const meta: StoryMeta<typeof ProfileMain> = {
  component: ProfileMain,
  args: { profile: sampleProfile },
  decorators: [withServer([], sampleMember)],
  render: ({ profile }) => (
    <Stack>
      <ProfileMain profile={profile} />
      <ProfileSide profile={profile} />
    </Stack>
  ),
}
export default meta

export const Complete: Story<typeof ProfileMain> = {}
export const WithFilesAndVideo: Story<typeof ProfileMain> = {
  args: {
    profile: {
      ...sampleProfile,
      education: sampleProfile.education.map((entry) => ({
        ...entry,
        file: { url: 'https://example.com/certificate.pdf', name: `${longText}.pdf` },
      })),
      videos: [{ question: 'Why design?', url: 'data:video/mp4;base64,', seconds: 75 }],
    },
  },
}
export const Bare: Story<typeof ProfileMain> = { args: { profile: bareProfile } }
export const Hired: Story<typeof ProfileMain> = {
  args: { profile: { ...sampleProfile, email: 'amara@example.com', phone: '+234 1 234 5678' } },
}
export const LongText: Story<typeof ProfileMain> = { args: { profile: longProfile } }
