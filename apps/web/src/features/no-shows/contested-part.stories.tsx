import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { longInternBrief, longPlanBrief } from '../../testing/samples/briefs.ts'
import { sampleClaim } from '../../testing/samples/interviews.ts'
import { disputedReport } from '../../testing/samples/no-shows.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import { ContestedPart } from './contested-part.tsx'

const withReports = (...reports: readonly Partial<typeof disputedReport>[]) =>
  withServer(
    [
      noSavedViews,
      respondWith(
        'interviews',
        'listContested',
        reports.map((report, at) => ({
          ...disputedReport,
          interview_id: `interview-${at}`,
          ...report,
        })),
      ),
    ],
    sampleOperator,
  )

const meta: StoryMeta<typeof ContestedPart> = { component: ContestedPart }
export default meta

export const Reports: Story<typeof ContestedPart> = {
  decorators: [
    withReports(
      { contested_at: '2026-11-19T16:00:00Z' },
      { no_show: { ...sampleClaim, claimed_by: 'company' } },
      { words: [], starts_at: null },
    ),
  ],
}
export const LongText: Story<typeof ContestedPart> = {
  decorators: [
    withReports({
      company_name: longWord,
      intern: longInternBrief,
      plan: longPlanBrief,
      words: [{ by: 'intern', note: `${longText} ${longWord}`, at: '2026-11-24T15:00:00Z' }],
    }),
  ],
}
export const Deciding: Story<typeof ContestedPart> = {
  decorators: [withReports({})],
  play: press('tbody button', 'dialog[open]'),
}
export const Empty: Story<typeof ContestedPart> = { decorators: [withReports()] }
export const Loading: Story<typeof ContestedPart> = {
  decorators: [
    withServer([noSavedViews, neverRespond('interviews', 'listContested')], sampleOperator),
  ],
}
export const Failed: Story<typeof ContestedPart> = {
  decorators: [
    withServer(
      [noSavedViews, failWith('interviews', 'listContested', { status: 500 })],
      sampleOperator,
    ),
  ],
}
