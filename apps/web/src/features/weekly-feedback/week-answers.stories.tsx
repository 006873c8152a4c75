import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleIntern, sampleMember } from '../../testing/samples/users.ts'
import { weekDetail } from '../../testing/samples/weekly-feedback.ts'
import { WeekAnswers } from './week-answers.tsx'

const withDetail = (detail: Partial<typeof weekDetail>) =>
  withServer(
    [respondWith('weeklyFeedback', 'viewInternWeek', { ...weekDetail, ...detail })],
    sampleIntern,
  )

const meta: StoryMeta<typeof WeekAnswers> = {
  component: WeekAnswers,
  args: { week: 'week-1', side: 'intern', onClose: ignore },
  play: waitFor('dialog[open] dl'),
}
export default meta

export const BothSides: Story<typeof WeekAnswers> = { decorators: [withDetail({})] }
export const OwnOnly: Story<typeof WeekAnswers> = {
  decorators: [withDetail({ other: null, visible_at: '2026-11-27T12:00:00Z' })],
}
export const OfCompany: Story<typeof WeekAnswers> = {
  args: { side: 'company' },
  decorators: [
    withServer(
      [
        respondWith('weeklyFeedback', 'viewHostWeek', {
          ...weekDetail,
          own: weekDetail.other ?? [],
          other: weekDetail.own,
        }),
      ],
      sampleMember,
    ),
  ],
}
export const LongText: Story<typeof WeekAnswers> = {
  decorators: [
    withDetail({
      company_name: longWord,
      own: weekDetail.own.map((answer) => ({ ...answer, text: longText, says: longWord })),
    }),
  ],
}
export const Loading: Story<typeof WeekAnswers> = {
  decorators: [withServer([neverRespond('weeklyFeedback', 'viewInternWeek')], sampleIntern)],
  play: waitFor('dialog[open]'),
}
export const Hidden: Story<typeof WeekAnswers> = {
  decorators: [
    withServer(
      [
        failWith('weeklyFeedback', 'viewInternWeek', {
          status: 403,
          description: 'You’ll see the answers once both sides have completed the week.',
        }),
      ],
      sampleIntern,
    ),
  ],
  play: waitFor('dialog[open] h3, dialog[open] p'),
}
export const Failed: Story<typeof WeekAnswers> = {
  decorators: [
    withServer([failWith('weeklyFeedback', 'viewInternWeek', { status: 500 })], sampleIntern),
  ],
  play: waitFor('dialog[open] [role="alert"]'),
}
