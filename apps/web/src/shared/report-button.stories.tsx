import { press } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../testing/fake-server.tsx'
import { sampleSupport } from '../testing/samples/settings.ts'
import { sampleIntern } from '../testing/samples/users.ts'
import { ReportButton } from './report-button.tsx'

const meta: StoryMeta<typeof ReportButton> = {
  component: ReportButton,
  args: { kind: 'COMPANY', id: 'aurora', name: 'Aurora Labs', parts: ['TEXT', 'PHOTO'] },
  decorators: [
    withServer([neverRespond('reports', 'reportContent'), ...sampleSupport], sampleIntern),
  ],
}
export default meta

export const Closed: Story<typeof ReportButton> = {}
export const Opened: Story<typeof ReportButton> = { play: press('button', 'dialog[open]') }
export const OfPlan: Story<typeof ReportButton> = {
  args: { kind: 'PLAN', id: 'plan', name: 'Junior data analyst', parts: ['TEXT'] },
  play: press('button', 'dialog[open]'),
}
