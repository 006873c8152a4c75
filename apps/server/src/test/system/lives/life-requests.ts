import type { SendRequest } from '../../../platform/testing/harness.ts'
import { testCompanyDetails } from '../../../platform/testing/hiring.ts'
import { companyRequests } from './company-requests.ts'
import { findCurrentInterview } from './interview-endings.ts'
import { modelHourMs } from './life-state.ts'
import type { PersonName } from './life-world.ts'
import {
  type Action,
  type ActionName,
  getProposedSlot,
  buildModelSlots,
  buildModelTerms,
} from './reference-model.ts'
import { type ActionContext, missingId, type RequestPlan } from './request-plan.ts'
import { decisions } from './attendance-rules.ts'

const candidatureId = ({ stored }: ActionContext) => stored.candidatures.at(-1)?.id ?? missingId
const offerId = ({ stored }: ActionContext) =>
  stored.candidatures.at(-1)?.offers.at(-1)?.id ?? missingId
function interviewId({ life, stored }: ActionContext): string {
  const ref = findCurrentInterview(life)
  return (ref && stored.candidatures[ref.candidature]?.interviews[ref.interview]?.id) ?? missingId
}
const noShowId = ({ stored }: ActionContext, side: string) =>
  stored.noShows.find((noShow) => noShow.side === side && !noShow.isExplained)?.id ?? missingId

const toIsoTexts = (slots: readonly number[]) => slots.map((slot) => new Date(slot).toISOString())
const getChosenTime = (moment: ActionContext) =>
  new Date(getProposedSlot(moment.life, moment.choice) ?? moment.now).toISOString()
const note = 'As it was that day.'

/** Builds a request about an interview. */
const planInterviewRequest =
  (by: RequestPlan['by'], path: string, body: (moment: ActionContext) => object) =>
  (moment: ActionContext): RequestPlan => ({
    by,
    address: `POST ${path}`,
    body: { interview_id: interviewId(moment), ...body(moment) },
  })
const planOfferRequest =
  (by: RequestPlan['by'], path: string, body: object = {}) =>
  (moment: ActionContext): RequestPlan => ({
    by,
    address: `POST ${path}`,
    body: { offer_id: offerId(moment), ...body },
  })
const planReviewRequest =
  (transition: string, body: object = {}) =>
  (moment: ActionContext): RequestPlan => ({
    by: 'operator',
    address: `POST operator/offers/${offerId(moment)}/${transition}`,
    body,
  })
const planShortlistRequest =
  (path: string) =>
  ({ world }: ActionContext): RequestPlan => ({
    by: 'admin',
    address: `POST browse-intern/${path}`,
    body: { intern_id: world.intern.internId, io_id: world.planId },
  })
const planStatusRequest =
  (status: string) =>
  ({ world, choice }: ActionContext): RequestPlan => ({
    by: 'admin',
    address: 'POST internship-plan/update-status',
    body: { id: world.planId, status, close_candidatures: choice % 2 === 0 },
  })
const planExplanationRequest =
  (by: 'admin' | 'intern', path: string) =>
  (moment: ActionContext): RequestPlan => ({
    by,
    address: `POST ${path}interview-feedback/no-shows/${noShowId(moment, by === 'admin' ? 'company' : 'intern')}/explain`,
    body: { explanation: 'The train stood still for an hour.' },
  })

/** Returns a time at which the company has no other interview. */
function findFreeSlot({ life, now }: ActionContext): number {
  const [slot = 0] = buildModelSlots(0, now)
  const isTaken = life.candidatures.some(({ interviews }) =>
    interviews.some(({ startsAt }) => Math.abs((startsAt ?? 0) - slot) < modelHourMs),
  )
  return isTaken ? slot + 2 * modelHourMs : slot
}
const buildProposal = (moment: ActionContext, isOther: boolean) => ({
  intern_id: (isOther ? moment.world.bystander : moment.world.intern).internId,
  io_id: isOther ? moment.world.bystanderPlanId : moment.world.planId,
  slots: toIsoTexts(isOther ? [findFreeSlot(moment)] : buildModelSlots(moment.choice, moment.now)),
  interviewer_ids: [moment.world.company.admin.memberId],
  duration: 30,
  meeting_link: 'https://meet.example/room',
})
function planDraftRequest(moment: ActionContext): RequestPlan {
  const { startsOn, endsOn, answerDays } = buildModelTerms(moment.choice, moment.now)
  return {
    by: 'admin',
    address: 'POST offer/save-offer-io',
    body: {
      candidature_id: candidatureId(moment),
      role: 'Data intern',
      starts_on: startsOn,
      ends_on: endsOn,
      hours_a_week: 30,
      place: 'REMOTE',
      is_paid: false,
      answer_days: answerDays,
    },
  }
}

const internships = 'intern-service/intern-application/internships'
const offers = 'intern-service/intern-offer'
const internFeedbackPath = 'intern-service/interview-feedback'
const requestByAction: Readonly<Record<ActionName, (moment: ActionContext) => RequestPlan>> = {
  express: ({ world }) => ({
    by: 'intern',
    address: 'POST intern-service/intern-dashboard/express-interest',
    body: { io_id: world.planId },
  }),
  shortlist: planShortlistRequest('save-shortlist-intern'),
  unshortlist: planShortlistRequest('delete-shortlist-intern'),
  propose: (moment) => ({
    by: 'admin',
    address: 'POST browse-intern/v2/schedule-interview',
    body: buildProposal(moment, false),
  }),
  proposeToOther: (moment) => ({
    by: 'admin',
    address: 'POST browse-intern/v2/schedule-interview',
    body: buildProposal(moment, true),
  }),
  confirm: planInterviewRequest(
    'intern',
    `${internships}/interview-scheduled/confirm`,
    (moment) => ({
      slot_id: getChosenTime(moment),
    }),
  ),
  select: planInterviewRequest('admin', 'dashboard/select-interview-timeslot', (moment) => ({
    slot_id: getChosenTime(moment),
  })),
  counterPropose: planInterviewRequest(
    'intern',
    `${internships}/interview-rescheduled`,
    ({ choice, now }) => ({
      slots: toIsoTexts(buildModelSlots(choice, now)),
    }),
  ),
  reschedule: planInterviewRequest(
    'admin',
    'dashboard/reschedule-interview',
    ({ choice, now }) => ({
      slots: toIsoTexts(buildModelSlots(choice, now)),
    }),
  ),
  cancel: planInterviewRequest('admin', 'dashboard/withdraw-interview', () => ({
    reason: 'FILLED',
  })),
  decline: planInterviewRequest('intern', `${internships}/interview-scheduled/confirm`, () => ({
    decline: true,
    reason: 'PERSONAL',
  })),
  feedback: planInterviewRequest('admin', 'interview-feedback/create', () => ({
    attended: true,
    rating: 7,
    decision: 'UNDECIDED',
  })),
  confirmHeld: planInterviewRequest('intern', `${internFeedbackPath}/is-attend`, () => ({
    attended: true,
  })),
  claimIntern: planInterviewRequest('admin', 'interview-feedback/create', () => ({
    attended: false,
    note,
  })),
  claimCompany: planInterviewRequest('intern', `${internFeedbackPath}/is-attend`, () => ({
    attended: false,
    note,
  })),
  contestByIntern: planInterviewRequest('intern', `${internFeedbackPath}/contest`, () => ({
    note,
  })),
  contestByCompany: planInterviewRequest('admin', 'interview-feedback/contest', () => ({ note })),
  unclaimByCompany: planInterviewRequest('admin', 'interview-feedback/take-back', () => ({})),
  unclaimByIntern: planInterviewRequest('intern', `${internFeedbackPath}/take-back`, () => ({})),
  decideClaim: (moment) => ({
    by: 'operator',
    address: `POST operator/interviews/${interviewId(moment)}/decide`,
    body: { decision: decisions[moment.choice % 3], note },
  }),
  explainByCompany: planExplanationRequest('admin', ''),
  explainByIntern: planExplanationRequest('intern', 'intern-service/'),
  draft: planDraftRequest,
  supervise: (moment) => ({
    by: 'admin',
    address: 'POST offer/v2/save-offer-supervisor',
    body: {
      offer_id: offerId(moment),
      supervisor_id: moment.world.company.admin.memberId,
      supervisor_linkedin: 'https://www.linkedin.com/in/someone',
    },
  }),
  send: (moment) => {
    const isBack = moment.life.candidatures.at(-1)?.offers.at(-1)?.status === 'NEEDS_REVISION'
    return planOfferRequest(
      'admin',
      'offer/send-intern-offer',
      isBack ? { answer: note } : {},
    )(moment)
  },
  approve: planReviewRequest('approve'),
  revise: planReviewRequest('revision', { comments: 'Say more of the work.' }),
  reject: planReviewRequest('reject', { reason: 'TERMS' }),
  recall: planOfferRequest('admin', 'offer/take-back'),
  withdrawOffer: planOfferRequest('admin', 'offer/withdraw', { reason: 'PLAN_CHANGED' }),
  accept: planOfferRequest('intern', `${offers}/accept-offer-B2B`, { terms_accepted: true }),
  declineOffer: planOfferRequest('intern', `${offers}/offer-decline`, { reasons: ['DATES'] }),
  disqualify: (moment) => ({
    by: 'admin',
    address: `PATCH candidature/${candidatureId(moment)}/disqualify`,
    body: { reasons: ['SKILLS'] },
  }),
  withdraw: (moment) => ({
    by: 'intern',
    address: `POST intern-service/candidature/${candidatureId(moment)}/withdraw`,
    body: { reason: 'PERSONAL' },
  }),
  pause: planStatusRequest('PAUSED'),
  resume: planStatusRequest('ACTIVE'),
  archive: planStatusRequest('ARCHIVED'),
  ...companyRequests,
  leaveBatch: ({ world }) => ({
    by: 'operator',
    address: `POST operator/applications/${world.intern.applicationId}/withdraw`,
    body: { reason: 'ASKED' },
  }),
}

/** Actors that replace the right one. */
const wrongActors: Readonly<
  Record<RequestPlan['by'], Readonly<Record<Exclude<Action['actor'], 'right'>, PersonName>>>
> = {
  admin: { otherSide: 'intern', stranger: 'otherAdmin' },
  intern: { otherSide: 'admin', stranger: 'otherIntern' },
  operator: { otherSide: 'admin', stranger: 'intern' },
}

interface ActionResponse {
  readonly status: number
  readonly code: string
}

/** Sends an action over HTTP, with the times for which the model judged it. */
export async function sendAction(
  { world, life, stored }: Pick<ActionContext, 'world' | 'life' | 'stored'>,
  action: Action,
  now: number,
): Promise<ActionResponse> {
  const moment = { world, life, stored, choice: action.choice, now }
  const call = requestByAction[action.name](moment)
  const personName = action.actor === 'right' ? call.by : wrongActors[call.by][action.actor]
  const browser = await world.browserOf(personName)
  if (action.name === 'draft' && action.actor === 'right' && life.candidatures.length > 0)
    await browser.request(`PATCH candidature/${candidatureId(moment)}/company`, {
      body: testCompanyDetails,
    })
  const ask: SendRequest = call.body === undefined ? {} : { body: call.body }
  const answer = await browser.request(call.address, ask)
  if (action.name === 'proposeToOther' && answer.status === 200)
    await browser.request('POST dashboard/withdraw-interview', {
      body: { interview_id: answer.payload.interview_id, reason: 'FILLED' },
    })
  return { status: answer.status, code: answer.code ?? '' }
}
