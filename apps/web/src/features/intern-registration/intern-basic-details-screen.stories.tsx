import { submit, waitFor } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleBatch } from '../../testing/samples/batches.ts'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import InternBasicDetailsScreen from './intern-basic-details-screen.tsx'

const meta: StoryMeta<typeof InternBasicDetailsScreen> = {
  component: InternBasicDetailsScreen,
  decorators: [
    withServer([
      ...sampleLookups,
      respondWith('internRegistration', 'checkDomainBatch', { batch: sampleBatch }),
    ]),
  ],
  play: waitFor('input[aria-haspopup]'),
}
export default meta

export const Empty: Story<typeof InternBasicDetailsScreen> = {}
export const Wrong: Story<typeof InternBasicDetailsScreen> = { play: submit }
