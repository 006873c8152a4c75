import { Stack } from '@fledge/ui/page.tsx'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { receivedOffer } from '../../testing/samples/offers.ts'
import { withSupport } from '../../testing/samples/settings.ts'
import { OfferOutcomeNotice, OfferOutcomePage } from './offer-outcome-page.tsx'

const meta: StoryMeta<typeof OfferOutcomePage> = {
  component: OfferOutcomePage,
  args: { offer: receivedOffer },
  decorators: [withSupport],
}
export default meta

export const Open: Story<typeof OfferOutcomePage> = {}
export const Lapsed: Story<typeof OfferOutcomePage> = {
  args: { offer: { ...receivedOffer, standing: 'LAPSED', status: 'EXPIRED' } },
}
export const LongText: Story<typeof OfferOutcomePage> = {
  args: {
    offer: {
      ...receivedOffer,
      standing: 'WITHDRAWN',
      status: 'EXPIRED',
      end_reason: longText,
      role: longText,
      company: { ...receivedOffer.company, name: longWord },
    },
  },
}

const outcomes = [
  ['TO_CONFIRM', 'ACCEPTED_BY_CANDIDATE'],
  ['ACCEPTED', 'ACCEPTED_BY_CANDIDATE'],
  ['OVER', 'ACCEPTED_BY_CANDIDATE'],
  ['DECLINED', 'REJECTED_BY_CANDIDATE'],
  ['TOOK_ANOTHER', 'EXPIRED'],
  ['LEFT', 'EXPIRED'],
  ['WITHDREW', 'EXPIRED'],
  ['WITHDRAWN', 'EXPIRED'],
  ['REJECTED', 'REJECTED_BY_VI'],
] as const
export const NoticeOfEveryOutcome: Story<typeof OfferOutcomePage> = {
  render: ({ offer }) => (
    <Stack>
      {outcomes.map(([standing, status]) => (
        <OfferOutcomeNotice key={standing} offer={{ ...offer, standing, status }} />
      ))}
    </Stack>
  ),
}
