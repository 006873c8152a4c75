import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleReport } from '../../testing/samples/programme-reports.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ReportFunnelCard } from './funnel-card.tsx'

const meta: StoryMeta<typeof ReportFunnelCard> = {
  component: ReportFunnelCard,
  args: { report: sampleReport },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Filled: Story<typeof ReportFunnelCard> = {}
export const Empty: Story<typeof ReportFunnelCard> = {
  args: { report: { batches: [], partners: [], decisions: [] } },
}
/** Finance may not open the applications behind the numbers. */
export const Finance: Story<typeof ReportFunnelCard> = {
  decorators: [withServer([], { ...sampleOperator, role: 'FINANCE' })],
}
