import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { explanationOwed, nothingMissed } from '../../testing/samples/no-shows.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { ProposeLink } from './propose-link.tsx'

const meta: StoryMeta<typeof ProposeLink> = {
  component: ProposeLink,
  args: { intern: 'intern', plan: 'plan', tone: 'primary' },
  decorators: [withServer(nothingMissed, sampleMember)],
}
export default meta

export const Allowed: Story<typeof ProposeLink> = {}
export const ExplanationOwed: Story<typeof ProposeLink> = {
  decorators: [withServer(explanationOwed, sampleMember)],
}
