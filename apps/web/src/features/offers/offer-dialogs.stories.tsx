import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { draftOffer, sampleOffer } from '../../testing/samples/offers.ts'
import { longInternBrief } from '../../testing/samples/briefs.ts'
import { EndOfferDialog, RecallDialog } from './offer-dialogs.tsx'

const meta: StoryMeta<typeof RecallDialog> = {
  component: RecallDialog,
  args: { offer: sampleOffer, opened: true, onClose: ignore },
  play: waitFor('dialog[open]'),
}
export default meta

export const Recall: Story<typeof RecallDialog> = {}
export const RecallOfLongName: Story<typeof RecallDialog> = {
  args: { offer: { ...sampleOffer, intern: longInternBrief } },
}
export const Withdraw: Story<typeof RecallDialog> = {
  render: ({ offer, onClose }) => <EndOfferDialog offer={offer} onClose={onClose} />,
}
export const DiscardDraft: Story<typeof RecallDialog> = {
  render: ({ onClose }) => <EndOfferDialog offer={draftOffer} onClose={onClose} />,
}
