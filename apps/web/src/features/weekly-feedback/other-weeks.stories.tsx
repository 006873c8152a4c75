import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleIntern, sampleMember } from '../../testing/samples/users.ts'
import { dueWeek, feedbackOffer } from '../../testing/samples/weekly-feedback.ts'
import { HostOtherWeeks, InternOtherWeeks } from './other-weeks.tsx'

const notOpen = {
  ...dueWeek,
  weekly_feedback_id: 'week-5',
  week: 5,
  label: 'UNLOCKS_ON',
  active: 'false',
  next_slug: null,
} as const
const withWeeks = (weeks: readonly (typeof dueWeek)[], offer = feedbackOffer) =>
  withServer(
    [
      respondWith('weeklyFeedback', 'listInternWeeks', [...weeks]),
      respondWith('weeklyFeedback', 'feedbackOffer', offer),
    ],
    sampleIntern,
  )

const meta: StoryMeta<typeof InternOtherWeeks> = {
  component: InternOtherWeeks,
  args: { offer: 'offer', week: 'week-3', onWeek: ignore },
}
export default meta

export const DueAndOverdue: Story<typeof InternOtherWeeks> = {
  decorators: [
    withWeeks([
      dueWeek,
      { ...dueWeek, weekly_feedback_id: 'week-4', week: 4, unlocks_at: '2026-11-24T12:00:00Z' },
      notOpen,
    ]),
  ],
}
export const NoneDue: Story<typeof InternOtherWeeks> = { decorators: [withWeeks([notOpen])] }
export const LongText: Story<typeof InternOtherWeeks> = {
  decorators: [withWeeks([], { ...feedbackOffer, role: longText, company_name: longWord })],
}
export const OfCompany: Story<typeof InternOtherWeeks> = {
  render: ({ week, onWeek }) => (
    <HostOtherWeeks internship="internship" week={week} onWeek={onWeek} />
  ),
  decorators: [
    withServer([respondWith('weeklyFeedback', 'listHostWeeks', [dueWeek])], sampleMember),
  ],
}
