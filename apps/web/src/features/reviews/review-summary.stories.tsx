import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import {
  bareReview,
  longReview,
  sampleDuplicate,
  sampleReview,
} from '../../testing/samples/reviews.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ReviewSummary } from './review-summary.tsx'

const meta: StoryMeta<typeof ReviewSummary> = {
  component: ReviewSummary,
  args: {
    review: { ...sampleReview, checks: sampleReview.checks.filter(({ is_fine }) => is_fine) },
  },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Clear: Story<typeof ReviewSummary> = {}
export const Flagged: Story<typeof ReviewSummary> = {
  args: {
    review: {
      ...sampleReview,
      duplicates: [sampleDuplicate],
      changed: [
        { section: 'RESUME_PROFILE', field: 'applications.field.resume', before: '', after: 'a' },
      ],
    },
  },
}
export const Unchanged: Story<typeof ReviewSummary> = {
  args: { review: { ...sampleReview, changed: [] } },
}
export const Bare: Story<typeof ReviewSummary> = { args: { review: bareReview } }
export const LongText: Story<typeof ReviewSummary> = { args: { review: longReview } }
