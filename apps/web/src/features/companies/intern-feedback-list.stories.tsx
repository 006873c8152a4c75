import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { InternFeedbackList } from './intern-feedback-list.tsx'

const feedback = {
  interview_id: 'interview',
  intern: 'Amara Okafor',
  plan_name: 'Product design',
  starts_at: '2026-11-20T14:00:00Z',
  rating: 4,
  strengths: 'Well prepared',
  note: null,
  created_at: '2026-11-21T09:00:00Z',
}
const meta: StoryMeta<typeof InternFeedbackList> = {
  component: InternFeedbackList,
  args: { id: 'company' },
}
export default meta

export const Entries: Story<typeof InternFeedbackList> = {
  decorators: [
    withServer(
      [
        respondWith('interviews', 'listInternFeedback', [
          feedback,
          {
            ...feedback,
            interview_id: 'other',
            rating: null,
            intern: longWord,
            note: longWord,
            plan_name: longText,
          },
        ]),
      ],
      sampleOperator,
    ),
  ],
}
