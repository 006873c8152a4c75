import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { PartnerTermsBox } from './partner-terms.tsx'

const meta: StoryMeta<typeof PartnerTermsBox> = {
  component: PartnerTermsBox,
  args: { partner: 'Harbour School', accepted: false, error: false, onChange: ignore },
}
export default meta

export const Open: Story<typeof PartnerTermsBox> = {}
export const Accepted: Story<typeof PartnerTermsBox> = { args: { accepted: true } }
export const Missing: Story<typeof PartnerTermsBox> = { args: { error: true } }
export const LongText: Story<typeof PartnerTermsBox> = { args: { partner: longText } }
