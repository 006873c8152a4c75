import { waitForElement } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../../testing/fake-server.tsx'
import { bareReview, longReview, sampleReview } from '../../testing/samples/reviews.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ReviewAside } from './review-aside.tsx'

const similar = {
  application_id: 'other',
  name: 'Noor Haddad',
  status: 'APPROVED',
  shared: 3,
  of: 9,
} as const

const meta: StoryMeta<typeof ReviewAside> = {
  component: ReviewAside,
  args: { review: sampleReview },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Complete: Story<typeof ReviewAside> = {}
export const Incomplete: Story<typeof ReviewAside> = { args: { review: bareReview } }
export const Similar: Story<typeof ReviewAside> = {
  args: {
    review: {
      ...sampleReview,
      similar: [
        similar,
        { ...similar, application_id: 'third', name: 'Lena Vogt', status: 'IN_REVIEW', shared: 1 },
      ],
    },
  },
}
export const LongText: Story<typeof ReviewAside> = { args: { review: longReview } }
export const OpeningIdentityDocument: Story<typeof ReviewAside> = {
  decorators: [withServer([neverRespond('reviews', 'readIdentityDocuments')], sampleOperator)],
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('button')?.click()
    await waitForElement('button[aria-busy="true"]')
  },
}
