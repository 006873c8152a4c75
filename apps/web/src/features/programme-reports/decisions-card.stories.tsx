import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleReport } from '../../testing/samples/programme-reports.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { DecisionsCard } from './decisions-card.tsx'

const meta: StoryMeta<typeof DecisionsCard> = {
  component: DecisionsCard,
  args: { decisions: sampleReport.decisions },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Filled: Story<typeof DecisionsCard> = {}
export const Empty: Story<typeof DecisionsCard> = {
  args: { decisions: [] },
}
/** Finance may not open the applications behind the numbers. */
export const Finance: Story<typeof DecisionsCard> = {
  decorators: [withServer([], { ...sampleOperator, role: 'FINANCE' })],
}
