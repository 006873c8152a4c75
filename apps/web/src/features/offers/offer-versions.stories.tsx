import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { revisedVersions, sampleOffer, sampleVersion } from '../../testing/samples/offers.ts'
import { OfferChanges } from './offer-changes.tsx'
import { OfferVersions } from './offer-versions.tsx'

const meta: StoryMeta<typeof OfferVersions> = { component: OfferVersions }
export default meta

export const Revised: Story<typeof OfferVersions> = {
  args: { offer: { ...sampleOffer, versions: revisedVersions } },
}
export const NotSentYet: Story<typeof OfferVersions> = {
  args: {
    offer: {
      ...sampleOffer,
      versions: [...revisedVersions, { ...sampleVersion, version: 3, is_sent: false }],
    },
  },
}
export const LongText: Story<typeof OfferVersions> = {
  args: {
    offer: {
      ...sampleOffer,
      versions: revisedVersions.map((version) => ({
        ...version,
        comments: longText,
        answer: longText,
      })),
    },
  },
}
export const ChangesOnly: Story<typeof OfferVersions> = {
  render: () => <OfferChanges changes={revisedVersions.flatMap((version) => version.changes)} />,
}
