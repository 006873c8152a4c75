import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleBatch } from '../../testing/samples/batches.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import InternCongratulationsScreen from './intern-congratulations-screen.tsx'

const withBatch = (batch: typeof sampleBatch | null, own: typeof sampleBatch | null = null) =>
  withServer(
    [
      respondWith('internRegistration', 'getOnboardingStatus', {
        next: 'personalization',
        done: [],
        signup_complete: false,
        batch,
      }),
      respondWith('internRegistration', 'checkDomainBatch', { batch: own }),
    ],
    sampleIntern,
  )

const meta: StoryMeta<typeof InternCongratulationsScreen> = {
  component: InternCongratulationsScreen,
}
export default meta

export const InBatch: Story<typeof InternCongratulationsScreen> = {
  decorators: [withBatch(sampleBatch)],
}
export const WithoutBatch: Story<typeof InternCongratulationsScreen> = {
  decorators: [withBatch(null)],
}
export const BatchSuggested: Story<typeof InternCongratulationsScreen> = {
  decorators: [withBatch(null, { ...sampleBatch, name: longText })],
}
