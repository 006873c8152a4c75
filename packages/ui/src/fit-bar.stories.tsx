import { FitBar, FitReasons } from './fit-bar.tsx'
import { longText } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'

const reasons = [
  { text: 'Product design', share: 1 },
  { text: '5 of 6 skills', share: 0.83 },
  { text: 'Starts in January', share: 1 },
  { text: '3 hours overlap', share: 0.5 },
  { text: 'No projects', share: 0 },
]

const meta: StoryMeta<typeof FitBar> = {
  component: FitBar,
  args: { label: 'Fit: 8 of 10', reasons },
}
export default meta

export const WithReasons: Story<typeof FitBar> = {}
export const BarOnly: Story<typeof FitBar> = { args: { barOnly: true } }
export const AtTheEnd: Story<typeof FitBar> = { args: { barOnly: true, end: true } }
export const ReasonsOnly: Story<typeof FitBar> = { render: () => <FitReasons reasons={reasons} /> }
export const LongText: Story<typeof FitBar> = {
  args: { reasons: [{ text: longText, share: 0.5 }] },
}
