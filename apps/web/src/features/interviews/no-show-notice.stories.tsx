import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { owedExplanation, sampleNoShow } from '../../testing/samples/no-shows.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { NoShowNotice } from './no-show-notice.tsx'

const withMissed = (
  no_show: Partial<typeof sampleNoShow>,
  status: Partial<typeof owedExplanation> = {},
) =>
  withServer(
    [
      respondWith('noShows', 'listCompanyNoShows', {
        ...owedExplanation,
        ...status,
        no_shows: [{ ...sampleNoShow, ...no_show }],
      }),
    ],
    sampleMember,
  )
const explained = {
  explanation: longText,
  explained_at: '2026-11-22T09:00:00Z',
  answer_by: '2026-11-27T09:00:00Z',
  may: { explain: 'errors.ILLEGAL_TRANSITION', contest: 'errors.ILLEGAL_TRANSITION' },
}

const meta: StoryMeta<typeof NoShowNotice> = { component: NoShowNotice }
export default meta

export const ToExplain: Story<typeof NoShowNotice> = { decorators: [withMissed({})] }
export const Explained: Story<typeof NoShowNotice> = { decorators: [withMissed(explained)] }
export const Disputed: Story<typeof NoShowNotice> = {
  decorators: [withMissed({ ...explained, contested_at: '2026-11-22T09:00:00Z' })],
}
export const Suspended: Story<typeof NoShowNotice> = {
  decorators: [
    withMissed(
      { ...explained, answer_by: null },
      {
        over_until: '2027-02-20T00:00:00Z',
        book: 'You can book interviews again on 20 February 2027.',
      },
    ),
  ],
}
export const LongText: Story<typeof NoShowNotice> = {
  decorators: [withMissed({ other: longWord, plan_name: longText })],
}
