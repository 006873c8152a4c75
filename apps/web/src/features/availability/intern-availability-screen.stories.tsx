import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleAvailability } from '../../testing/samples/availability.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import InternAvailabilityScreen from './intern-availability-screen.tsx'

const meta: StoryMeta<typeof InternAvailabilityScreen> = {
  component: InternAvailabilityScreen,
  decorators: [
    withServer(
      [
        respondWith('availability', 'getAvailability', sampleAvailability),
        respondWith('interviews', 'listInternInterviews', []),
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
  decorators: [withServer([neverRespond('availability', 'getAvailability')], sampleIntern)],
}
export const Failed: Story<typeof InternAvailabilityScreen> = {
  decorators: [
    withServer([failWith('availability', 'getAvailability', { status: 500 })], sampleIntern),
  ],
}
