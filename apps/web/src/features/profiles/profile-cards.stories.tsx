import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import {
  barePublicProfile,
  longPublicProfile,
  publicProfile,
} from '../../testing/samples/profiles.ts'
import { ProfileCards } from './profile-cards.tsx'

const videos = videoQuestions.map((question) => ({
  question,
  file_id: question,
  url: 'data:video/mp4;base64,',
  seconds: 90,
  created_at: '2026-11-20T09:00:00Z',
}))

const meta: StoryMeta<typeof ProfileCards> = {
  component: ProfileCards,
  args: { profile: publicProfile },
}
export default meta

export const Public: Story<typeof ProfileCards> = {}
export const PublicWithoutParts: Story<typeof ProfileCards> = {
  args: { profile: { ...publicProfile, public_parts: [] } },
}
export const PublicBare: Story<typeof ProfileCards> = { args: { profile: barePublicProfile } }
export const ForCompany: Story<typeof ProfileCards> = {
  args: { profile: { ...publicProfile, audience: 'company', videos } },
}
export const ForCompanyBare: Story<typeof ProfileCards> = {
  args: { profile: { ...barePublicProfile, audience: 'company' } },
}
export const Own: Story<typeof ProfileCards> = {
  args: {
    profile: { ...publicProfile, audience: 'own' },
    own: {
      side: (_part, title) => <Button size="small">Edit {title}</Button>,
      inPlace: (part, title) =>
        part === 'about' ? <Card title={title}>The form of this part</Card> : null,
    },
    below: <Card title="Visibility">Companies can see your profile.</Card>,
  },
}
export const LongText: Story<typeof ProfileCards> = {
  args: { profile: { ...longPublicProfile, audience: 'company', videos } },
}
