import type { MatchingOpening } from '@fledge/contract/placement/schema.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOpening, sampleUnplaced } from '../../testing/samples/placement.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { OpeningsDialog } from './openings-dialog.tsx'

const withOpenings = (...openings: readonly MatchingOpening[]) =>
  withServer([respondWith('placement', 'listOpenings', [...openings])], sampleOperator)

const meta: StoryMeta<typeof OpeningsDialog> = {
  component: OpeningsDialog,
  decorators: [
    withOpenings(sampleOpening, {
      ...sampleOpening,
      match: { ...sampleOpening.match, plan_id: 'proposed' },
      may: { propose: 'placement.refused.proposed' },
    }),
  ],
  args: { intern: sampleUnplaced, onClose: () => undefined },
}
export default meta

export const TwoOpenings: Story<typeof OpeningsDialog> = {}
export const None: Story<typeof OpeningsDialog> = { decorators: [withOpenings()] }
export const Loading: Story<typeof OpeningsDialog> = {
  decorators: [withServer([neverRespond('placement', 'listOpenings')], sampleOperator)],
}
export const Failed: Story<typeof OpeningsDialog> = {
  decorators: [
    withServer([failWith('placement', 'listOpenings', { status: 500 })], sampleOperator),
  ],
}
