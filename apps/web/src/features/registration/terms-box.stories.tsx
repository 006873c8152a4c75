import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { TermsBox } from './terms-box.tsx'

const meta: StoryMeta<typeof TermsBox> = {
  component: TermsBox,
  args: { accepted: false, error: false, onChange: ignore },
}
export default meta

export const Open: Story<typeof TermsBox> = {}
export const Accepted: Story<typeof TermsBox> = { args: { accepted: true } }
export const Missing: Story<typeof TermsBox> = { args: { error: true } }
