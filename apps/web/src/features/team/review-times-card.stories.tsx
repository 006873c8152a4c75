import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleReviewTimes } from '../../testing/samples/team.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ReviewTimesCard } from './review-times-card.tsx'

const meta: StoryMeta<typeof ReviewTimesCard> = {
  component: ReviewTimesCard,
  decorators: [
    withServer([respondWith('team', 'getReviewTimes', sampleReviewTimes)], sampleOperator),
  ],
}
export default meta

export const Times: Story<typeof ReviewTimesCard> = {}
export const Nothing: Story<typeof ReviewTimesCard> = {
  decorators: [
    withServer(
      [
        respondWith('team', 'getReviewTimes', {
          total: { count: 0, median_seconds: null, p90_seconds: null },
          reviewers: [],
        }),
      ],
      sampleOperator,
    ),
  ],
}
export const LongTexts: Story<typeof ReviewTimesCard> = {
  decorators: [
    withServer(
      [
        respondWith('team', 'getReviewTimes', {
          ...sampleReviewTimes,
          reviewers: sampleReviewTimes.reviewers.map((row) => ({ ...row, name: longText })),
        }),
      ],
      sampleOperator,
    ),
  ],
}
export const Loading: Story<typeof ReviewTimesCard> = {
  decorators: [withServer([neverRespond('team', 'getReviewTimes')], sampleOperator)],
}
export const Failed: Story<typeof ReviewTimesCard> = {
  decorators: [withServer([failWith('team', 'getReviewTimes', { status: 500 })], sampleOperator)],
}
