import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { fails, neverResponds, responds, withServer } from '../../testing/fake-server.tsx'
import { sampleAvailability } from '../../testing/samples/availability.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import InternAvailabilityScreen from './intern-availability-screen.tsx'

const meta: StoryMeta<typeof InternAvailabilityScreen> = {
  component: InternAvailabilityScreen,
  decorators: [
    withServer(
      [
        responds('availability', 'getAvailability', sampleAvailability),
        responds('interviews', 'listInternInterviews', []),
      ],
      sampleIntern,
    ),
  ],
}
export default meta

export const Saved: Story<typeof InternAvailabilityScreen> = {}
export const FromApplication: Story<typeof InternAvailabilityScreen> = {
  parameters: { address: '/?from=application&week=2026-11-30' },
}
export const Loading: Story<typeof InternAvailabilityScreen> = {
  decorators: [withServer([neverResponds('availability', 'getAvailability')], sampleIntern)],
}
export const Failed: Story<typeof InternAvailabilityScreen> = {
  decorators: [
    withServer([fails('availability', 'getAvailability', { status: 500 })], sampleIntern),
  ],
}
