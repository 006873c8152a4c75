import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import {
  bareReview,
  longReview,
  sampleComment,
  sampleReview,
  takenReview,
} from '../../testing/samples/reviews.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ApplicationReview } from './application-review.tsx'

const withReview = (review: typeof sampleReview) =>
  withServer([respondWith('reviews', 'getReview', review)], sampleOperator)

const meta: StoryMeta<typeof ApplicationReview> = {
  component: ApplicationReview,
  args: {
    id: 'application',
    isShown: true,
    isOpen: true,
    isWorking: false,
    onTaken: ignore,
    onDecided: ignore,
    onReopen: ignore,
  },
}
export default meta

export const Submitted: Story<typeof ApplicationReview> = {
  decorators: [withReview(sampleReview)],
}
export const Taken: Story<typeof ApplicationReview> = { decorators: [withReview(takenReview)] }
export const TakenByColleague: Story<typeof ApplicationReview> = {
  decorators: [
    withReview({ ...takenReview, reviewer: { user_id: 'other', name: 'Jonas Brandt' } }),
  ],
}
export const Commented: Story<typeof ApplicationReview> = {
  decorators: [withReview({ ...takenReview, comments: [sampleComment] })],
}
export const Incomplete: Story<typeof ApplicationReview> = {
  decorators: [withReview(bareReview)],
}
export const LongText: Story<typeof ApplicationReview> = { decorators: [withReview(longReview)] }
export const Loading: Story<typeof ApplicationReview> = {
  decorators: [withServer([neverRespond('reviews', 'getReview')], sampleOperator)],
}
export const Failed: Story<typeof ApplicationReview> = {
  decorators: [withServer([failWith('reviews', 'getReview', { status: 500 })], sampleOperator)],
}
export const Missing: Story<typeof ApplicationReview> = {
  decorators: [withServer([failWith('reviews', 'getReview', { status: 404 })], sampleOperator)],
}
