import { toWeekSpans } from '@fledge/domain/availability/dated-week.ts'
import { press } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleAvailability } from '../../testing/samples/availability.ts'
import { longCompanyBrief } from '../../testing/samples/briefs.ts'
import { agreed, internInterview } from '../../testing/samples/interviews.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { WeekCard } from './week-card.tsx'

const withInterviews = (...interviews: readonly (typeof internInterview)[]) =>
  withServer([respondWith('interviews', 'listInternInterviews', [...interviews])], sampleIntern)
const times = {
  spans: toWeekSpans(sampleAvailability.weekly),
  exceptions: sampleAvailability.exceptions,
}

const meta: StoryMeta<typeof WeekCard> = {
  component: WeekCard,
  args: { times, zone: 'Europe/London', week: undefined, onWeek: ignore, onChange: ignore },
  decorators: [withInterviews()],
}
export default meta

export const EveryWeek: Story<typeof WeekCard> = {}
export const NoHours: Story<typeof WeekCard> = { args: { times: { spans: [], exceptions: [] } } }
export const NightHours: Story<typeof WeekCard> = {
  args: { times: { ...times, spans: [{ day: 2, from: 0, to: 120 }] } },
}
export const NightShown: Story<typeof WeekCard> = {
  play: press('button[aria-pressed="false"]', 'button[aria-pressed="true"]'),
}
export const CurrentWeek: Story<typeof WeekCard> = {
  args: { week: '2026-11-23' },
  decorators: [withInterviews({ ...internInterview, ...agreed, company: longCompanyBrief })],
}
export const WeekWithOtherHours: Story<typeof WeekCard> = { args: { week: '2026-11-30' } }
export const ClocksGoForward: Story<typeof WeekCard> = { args: { week: '2027-03-22' } }
export const ClocksGoBack: Story<typeof WeekCard> = { args: { week: '2027-10-25' } }
export const LastWeek: Story<typeof WeekCard> = { args: { week: '2027-11-22' } }
