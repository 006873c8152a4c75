import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { bareReview, longReview, sampleReview } from '../../testing/samples/reviews.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ReviewSections } from './review-sections.tsx'

const meta: StoryMeta<typeof ReviewSections> = {
  component: ReviewSections,
  args: { review: sampleReview },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Complete: Story<typeof ReviewSections> = {}
export const Bare: Story<typeof ReviewSections> = { args: { review: bareReview } }
export const LongText: Story<typeof ReviewSections> = { args: { review: longReview } }
export const LowEnglish: Story<typeof ReviewSections> = {
  args: {
    review: {
      ...sampleReview,
      profile: {
        ...sampleReview.profile,
        english_proficiency: 2,
        low_english: { 1: 'In writing', 3: 'With a dictionary' },
        is_phone_verified: false,
      },
    },
  },
}
