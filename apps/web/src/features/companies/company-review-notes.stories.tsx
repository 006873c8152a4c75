import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { companyReview } from '../../testing/samples/companies.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { CompanyReviewNotes } from './company-review-notes.tsx'

const meta: StoryMeta<typeof CompanyReviewNotes> = {
  component: CompanyReviewNotes,
  args: { review: companyReview },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Empty: Story<typeof CompanyReviewNotes> = {}
export const WithNotes: Story<typeof CompanyReviewNotes> = {
  args: {
    review: {
      ...companyReview,
      notes: [
        {
          note_id: 'note',
          author: 'Iris Weber',
          note: 'Called, waiting for their register extract.',
          created_at: '2026-11-23T09:00:00Z',
        },
      ],
    },
  },
}
