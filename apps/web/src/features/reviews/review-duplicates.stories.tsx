import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleDuplicate, sampleReview } from '../../testing/samples/reviews.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ReviewDuplicates } from './review-duplicates.tsx'

const withDuplicates = (...duplicates: readonly (typeof sampleDuplicate)[]) => ({
  review: { ...sampleReview, duplicates: [...duplicates] },
})

const meta: StoryMeta<typeof ReviewDuplicates> = {
  component: ReviewDuplicates,
  args: withDuplicates(sampleDuplicate),
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const One: Story<typeof ReviewDuplicates> = {}
export const Several: Story<typeof ReviewDuplicates> = {
  args: withDuplicates(
    { ...sampleDuplicate, signs: ['BIRTH_DATE', 'PHONE', 'RESUME'] },
    { ...sampleDuplicate, user_id: 'second', name: 'Amara Okafore', application: null },
  ),
}
export const LongTexts: Story<typeof ReviewDuplicates> = {
  args: withDuplicates({
    ...sampleDuplicate,
    name: longWord,
    application: {
      application_id: 'other',
      status: 'CHANGES_REQUESTED',
      batch_name: longText,
    },
  }),
}
export const None: Story<typeof ReviewDuplicates> = { args: withDuplicates() }
