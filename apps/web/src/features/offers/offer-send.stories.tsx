import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import {
  draftOffer,
  missingDetails,
  revisedVersions,
  sampleOffer,
  savedDetails,
} from '../../testing/samples/offers.ts'
import { sampleColleague, sampleMember } from '../../testing/samples/users.ts'
import { OfferSend } from './offer-send.tsx'

const meta: StoryMeta<typeof OfferSend> = {
  component: OfferSend,
  args: { offer: draftOffer, companyDetails: savedDetails, onChange: ignore },
  decorators: [withServer([], sampleMember)],
}
export default meta

const lacksDetails = {
  offer: { ...draftOffer, may: { ...draftOffer.may, send: 'offers.refused.details' } },
  companyDetails: missingDetails,
}

export const Draft: Story<typeof OfferSend> = {}
export const Incomplete: Story<typeof OfferSend> = {
  args: {
    offer: {
      ...draftOffer,
      missing: ['supervisorId', 'startsOn'],
      may: { ...draftOffer.may, send: 'offers.refused.dates' },
    },
  },
}
export const WithoutDetails: Story<typeof OfferSend> = { args: lacksDetails }
export const WithoutDetailsBySupervisor: Story<typeof OfferSend> = {
  args: lacksDetails,
  decorators: [withServer([], sampleColleague)],
}
export const ChangesRequested: Story<typeof OfferSend> = {
  args: {
    offer: {
      ...draftOffer,
      status: 'NEEDS_REVISION',
      comments: longText,
      versions: revisedVersions,
      may: { ...draftOffer.may, send: 'offers.refused.unchanged' },
    },
  },
}
export const InReview: Story<typeof OfferSend> = {
  args: { offer: { ...sampleOffer, status: 'IN_REVIEW', answer_by: null } },
}
export const Sent: Story<typeof OfferSend> = { args: { offer: sampleOffer } }
export const SentByOthers: Story<typeof OfferSend> = {
  args: {
    offer: {
      ...sampleOffer,
      may: { ...sampleOffer.may, recall: 'refused.adminOnly', withdraw: 'refused.adminOnly' },
    },
  },
}
export const Ended: Story<typeof OfferSend> = {
  args: {
    offer: {
      ...sampleOffer,
      status: 'REJECTED_BY_CANDIDATE',
      end_reason: longText,
      end_note: longText,
    },
  },
}
