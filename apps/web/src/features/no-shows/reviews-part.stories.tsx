import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { noShowReview } from '../../testing/samples/no-shows.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import { ReviewsPart } from './reviews-part.tsx'

const withReviews = (...reviews: readonly Partial<typeof noShowReview>[]) =>
  withServer(
    [
      noSavedViews,
      respondWith(
        'noShows',
        'listNoShowReviews',
        reviews.map((review, at) => ({ ...noShowReview, no_show_id: `no-show-${at}`, ...review })),
      ),
    ],
    sampleOperator,
  )
const disputed: Partial<typeof noShowReview> = {
  side: 'company',
  place: 1,
  explanation: null,
  explained_by: null,
  explained_at: null,
  contested_at: '2026-11-18T12:00:00Z',
  since: '2026-11-18T12:00:00Z',
  notes: [
    {
      move: 'contestNoShow',
      by: 'company',
      note: 'We waited in the other meeting.',
      at: '2026-11-18T12:00:00Z',
    },
  ],
}

const meta: StoryMeta<typeof ReviewsPart> = { component: ReviewsPart }
export default meta

export const Reviews: Story<typeof ReviewsPart> = {
  decorators: [
    withReviews(
      disputed,
      {
        earlier: [
          {
            recorded_at: '2026-10-02T14:00:00Z',
            explanation: 'I was ill.',
            decision: 'EXCUSE',
          },
          { recorded_at: '2026-10-20T14:00:00Z', explanation: null, decision: 'GO_ON' },
          { recorded_at: '2026-11-02T14:00:00Z', explanation: null, decision: null },
        ],
      },
      { starts_at: null },
    ),
  ],
}
export const LongText: Story<typeof ReviewsPart> = {
  decorators: [
    withReviews({
      company_name: longWord,
      intern_name: longWord,
      plan_name: longText,
      explanation: `${longText} ${longWord}`,
      explained_by: longWord,
      notes: [{ move: 'contestNoShow', by: 'intern', note: longWord, at: '2026-11-24T12:00:00Z' }],
      earlier: [
        { recorded_at: '2026-10-02T14:00:00Z', explanation: longWord, decision: 'END_SEASON' },
      ],
    }),
  ],
}
export const Deciding: Story<typeof ReviewsPart> = {
  decorators: [withReviews({})],
  play: press('tbody button', 'dialog[open]'),
}
/** A server of the release before does not say for how many days it counts. */
export const DecidingFromEarlierRelease: Story<typeof ReviewsPart> = {
  decorators: [withReviews({ counting_days: undefined })],
  play: press('tbody button', 'dialog[open]'),
}
/** It no longer counts, so booking can’t be suspended for it. */
export const DecidingExpired: Story<typeof ReviewsPart> = {
  decorators: [withReviews({ ...disputed, recorded_at: '2026-05-04T14:00:00Z' })],
  play: press('tbody button', 'dialog[open]'),
}
export const Empty: Story<typeof ReviewsPart> = { decorators: [withReviews()] }
export const Loading: Story<typeof ReviewsPart> = {
  decorators: [
    withServer([noSavedViews, neverRespond('noShows', 'listNoShowReviews')], sampleOperator),
  ],
}
export const Failed: Story<typeof ReviewsPart> = {
  decorators: [
    withServer(
      [noSavedViews, failWith('noShows', 'listNoShowReviews', { status: 500 })],
      sampleOperator,
    ),
  ],
}
