import { waitForElement } from '@fledge/ui/testing/play.ts'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { longCompanyBrief, longPlanBrief } from '../../testing/samples/briefs.ts'
import { agreed, inPast, internInterview, sampleClaim } from '../../testing/samples/interviews.ts'
import { nothingMissed } from '../../testing/samples/no-shows.ts'
import { sampleSupport } from '../../testing/samples/settings.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { InternInterviews } from './intern-interviews.tsx'

type Interview = typeof internInterview

const withInterviews = (...interviews: readonly Partial<Interview>[]) =>
  withServer(
    [
      respondWith(
        'interviews',
        'listInternCandidatureInterviews',
        interviews.map((interview, at) => ({
          ...internInterview,
          interview_id: `interview-${at}`,
          ...interview,
        })),
      ),
      ...nothingMissed,
      ...sampleSupport,
    ],
    sampleIntern,
  )
const may = internInterview.may
const notNow = 'errors.ILLEGAL_TRANSITION'

const meta: StoryMeta<typeof InternInterviews> = {
  component: InternInterviews,
  args: { candidature: 'candidature' },
}
export default meta

export const Ahead: Story<typeof InternInterviews> = {
  decorators: [
    withInterviews(
      {},
      { ...agreed, may: { ...may, confirm: notNow } },
      {
        ...agreed,
        may: { ...may, confirm: notNow, counterPropose: 'interviews.refused.movedTwice' },
      },
      { status: 'RESCHEDULE_REQUESTED_BY_INTERN', may: { ...may, confirm: notNow } },
    ),
  ],
}
export const Past: Story<typeof InternInterviews> = {
  decorators: [
    withInterviews(
      { ...inPast, may: { ...may, confirm: notNow, confirmHeld: true, claimNoShow: true } },
      {
        ...inPast,
        attendance: { company: null, intern: true },
        may: { ...may, confirm: notNow, giveInternFeedback: true },
        feedback: {
          attended: true,
          rating: 5,
          strengths: 'Well prepared',
          decision: null,
          note: longText,
          created_at: '2026-11-24T18:00:00Z',
        },
      },
      {
        ...inPast,
        no_show: { ...sampleClaim, claimed_by: 'company', turn: 'intern' },
        may: { ...may, confirm: notNow, contestNoShow: true },
      },
      { status: 'CANCELLED_BY_HC', end_reason: 'FILLED', end_note: longText },
    ),
  ],
}
export const CompanyDidNotCome: Story<typeof InternInterviews> = {
  decorators: [
    withInterviews({
      ...inPast,
      may: {
        ...may,
        confirm: notNow,
        counterPropose: notNow,
        decline: notNow,
        confirmHeld: true,
        claimNoShow: true,
      },
    }),
  ],
  play: async () => {
    const list = await waitForElement('ul > li button')
    list.parentElement?.querySelectorAll('button').item(1).click()
    await waitForElement('dialog[open]')
  },
}
export const LongText: Story<typeof InternInterviews> = {
  decorators: [withInterviews({ company: longCompanyBrief, plan: longPlanBrief })],
}
export const Empty: Story<typeof InternInterviews> = { decorators: [withInterviews()] }
export const Loading: Story<typeof InternInterviews> = {
  decorators: [
    withServer(
      [neverRespond('interviews', 'listInternCandidatureInterviews'), ...nothingMissed],
      sampleIntern,
    ),
  ],
}
