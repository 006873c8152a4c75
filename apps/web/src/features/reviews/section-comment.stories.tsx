import { enterText, openByButton, waitForText } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleCannedComment, sampleRareComment } from '../../testing/samples/canned-comments.ts'
import { sampleComment, sampleReview, takenReview } from '../../testing/samples/reviews.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { storyNow } from '../../testing/story-time.ts'
import { SectionComment } from './section-comment.tsx'

const canned = respondWith('reviews', 'listCannedComments', [
  sampleCannedComment,
  sampleRareComment,
])
const draft = { ...sampleComment, sent_at: null }
const resolved = { ...sampleComment, addressed_at: '2026-11-24T09:00:00Z' }
const change = {
  section: 'RESUME_PROFILE',
  field: 'applications.field.introduction',
  before: '',
  after: 'I design tools.',
} as const
const resubmitted = { ...takenReview, comments: [resolved] }

const meta: StoryMeta<typeof SectionComment> = {
  component: SectionComment,
  args: { review: takenReview, section: 'RESUME_PROFILE' },
  decorators: [withServer([canned], sampleOperator)],
}
export default meta

export const None: Story<typeof SectionComment> = {}
export const Writing: Story<typeof SectionComment> = { play: openByButton('textarea') }
export const Draft: Story<typeof SectionComment> = {
  args: { review: { ...takenReview, comments: [{ ...draft, body: longText }] } },
}
export const Saved: Story<typeof SectionComment> = {
  decorators: [
    withServer(
      [canned, respondWith('reviews', 'saveComment', { saved_at: storyNow })],
      sampleOperator,
    ),
  ],
  play: async (canvas) => {
    await openByButton('textarea')(canvas)
    await enterText('textarea', 'Add the dates of your second job.')
    await waitForText('Saved')
  },
}
export const Requested: Story<typeof SectionComment> = {
  args: {
    review: {
      ...sampleReview,
      status: 'CHANGES_REQUESTED',
      comments: [sampleComment],
      may: { ...sampleReview.may, takeReview: 'errors.ILLEGAL_TRANSITION' },
    },
  },
}
export const Resolved: Story<typeof SectionComment> = {
  args: {
    review: {
      ...resubmitted,
      changed: [
        change,
        {
          ...change,
          field: 'profiles.jobTitle.name',
          before: longWord,
          after: `${longWord}, ${longText}`,
        },
      ],
    },
  },
}
export const ResolvedWithoutChange: Story<typeof SectionComment> = {
  args: {
    review: {
      ...resubmitted,
      comments: [{ ...resolved, note: 'My second job has no dates: I still work there.' }],
      changed: [],
    },
  },
}
