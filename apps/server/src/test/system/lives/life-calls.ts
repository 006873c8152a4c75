import { randomUUID } from 'node:crypto'
import type { SendRequest } from '../../../platform/testing/harness.ts'
import { companyDetails } from '../../../platform/testing/hiring.ts'
import { findInterview } from './interview-endings.ts'
import { hour, type LifeState } from './life-state.ts'
import type { LifeWorld, PersonName } from './life-world.ts'
import { type Action, type ActionName, chosenSlot, slotsOf, termsOf } from './reference-model.ts'
import { decisions } from './attendance-rules.ts'
import type { StoredLife } from './stored-life.ts'

interface CallPlan {
  readonly by: 'admin' | 'intern' | 'operator'
  readonly address: string
  readonly body?: unknown
}
interface Moment {
  readonly world: LifeWorld
  readonly life: LifeState
  readonly stored: StoredLife
  readonly choice: number
  readonly now: number
}

const missingId = randomUUID()
const candidatureId = ({ stored }: Moment) => stored.candidatures.at(-1)?.id ?? missingId
const offerId = ({ stored }: Moment) => stored.candidatures.at(-1)?.offers.at(-1)?.id ?? missingId
function interviewId({ life, stored }: Moment): string {
  const ref = findInterview(life)
  return (ref && stored.candidatures[ref.candidature]?.interviews[ref.interview]?.id) ?? missingId
}
const noShowId = ({ stored }: Moment, side: string) =>
  stored.noShows.find((one) => one.side === side && !one.isExplained)?.id ?? missingId

const texts = (slots: readonly number[]) => slots.map((slot) => new Date(slot).toISOString())
const chosen = (moment: Moment) =>
  new Date(chosenSlot(moment.life, moment.choice) ?? moment.now).toISOString()
const note = 'As it was that day.'

/** Builds a request about an interview. */
const about =
  (by: CallPlan['by'], path: string, body: (moment: Moment) => object) =>
  (moment: Moment): CallPlan => ({
    by,
    address: `POST ${path}`,
    body: { interview_id: interviewId(moment), ...body(moment) },
  })
const aboutOffer =
  (by: CallPlan['by'], path: string, body: object = {}) =>
  (moment: Moment): CallPlan => ({
    by,
    address: `POST ${path}`,
    body: { offer_id: offerId(moment), ...body },
  })
const review =
  (what: string, body: object = {}) =>
  (moment: Moment): CallPlan => ({
    by: 'operator',
    address: `POST operator/offers/${offerId(moment)}/${what}`,
    body,
  })
const onShortlist =
  (path: string) =>
  ({ world }: Moment): CallPlan => ({
    by: 'admin',
    address: `POST browse-intern/${path}`,
    body: { intern_id: world.intern.internId, io_id: world.planId },
  })
const planStatus =
  (status: string) =>
  ({ world, choice }: Moment): CallPlan => ({
    by: 'admin',
    address: 'POST internship-plan/update-status',
    body: { id: world.planId, status, close_candidatures: choice % 2 === 0 },
  })
const explain =
  (by: 'admin' | 'intern', path: string) =>
  (moment: Moment): CallPlan => ({
    by,
    address: `POST ${path}interview-feedback/no-shows/${noShowId(moment, by === 'admin' ? 'company' : 'intern')}/explain`,
    body: { explanation: 'The train stood still for an hour.' },
  })

/** Returns a time at which the company has no other interview. */
function freeSlot({ life, now }: Moment): number {
  const [slot = 0] = slotsOf(0, now)
  const isTaken = life.candidatures.some(({ interviews }) =>
    interviews.some(({ startsAt }) => Math.abs((startsAt ?? 0) - slot) < hour),
  )
  return isTaken ? slot + 2 * hour : slot
}
const proposal = (moment: Moment, isOther: boolean) => ({
  intern_id: (isOther ? moment.world.bystander : moment.world.intern).internId,
  io_id: isOther ? moment.world.bystanderPlanId : moment.world.planId,
  slots: texts(isOther ? [freeSlot(moment)] : slotsOf(moment.choice, moment.now)),
  interviewer_ids: [moment.world.company.admin.memberId],
  duration: 30,
  meeting_link: 'https://meet.example/room',
})
function draft(moment: Moment): CallPlan {
  const { startsOn, endsOn, answerDays } = termsOf(moment.choice, moment.now)
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
const ofIntern = 'intern-service/interview-feedback'
const calls: Readonly<Record<Exclude<ActionName, 'wait'>, (moment: Moment) => CallPlan>> = {
  express: ({ world }) => ({
    by: 'intern',
    address: 'POST intern-service/intern-dashboard/express-interest',
    body: { io_id: world.planId },
  }),
  shortlist: onShortlist('save-shortlist-intern'),
  unshortlist: onShortlist('delete-shortlist-intern'),
  propose: (moment) => ({
    by: 'admin',
    address: 'POST browse-intern/v2/schedule-interview',
    body: proposal(moment, false),
  }),
  proposeToOther: (moment) => ({
    by: 'admin',
    address: 'POST browse-intern/v2/schedule-interview',
    body: proposal(moment, true),
  }),
  confirm: about('intern', `${internships}/interview-scheduled/confirm`, (moment) => ({
    slot_id: chosen(moment),
  })),
  select: about('admin', 'dashboard/select-interview-timeslot', (moment) => ({
    slot_id: chosen(moment),
  })),
  counterPropose: about('intern', `${internships}/interview-rescheduled`, ({ choice, now }) => ({
    slots: texts(slotsOf(choice, now)),
  })),
  reschedule: about('admin', 'dashboard/reschedule-interview', ({ choice, now }) => ({
    slots: texts(slotsOf(choice, now)),
  })),
  cancel: about('admin', 'dashboard/withdraw-interview', () => ({ reason: 'FILLED' })),
  decline: about('intern', `${internships}/interview-scheduled/confirm`, () => ({
    decline: true,
    reason: 'PERSONAL',
  })),
  feedback: about('admin', 'interview-feedback/create', () => ({
    attended: true,
    rating: 7,
    decision: 'UNDECIDED',
  })),
  sayHeld: about('intern', `${ofIntern}/is-attend`, () => ({ attended: true })),
  claimIntern: about('admin', 'interview-feedback/create', () => ({ attended: false, note })),
  claimCompany: about('intern', `${ofIntern}/is-attend`, () => ({ attended: false, note })),
  contestByIntern: about('intern', `${ofIntern}/contest`, () => ({ note })),
  contestByCompany: about('admin', 'interview-feedback/contest', () => ({ note })),
  unclaimByCompany: about('admin', 'interview-feedback/take-back', () => ({})),
  unclaimByIntern: about('intern', `${ofIntern}/take-back`, () => ({})),
  decideClaim: (moment) => ({
    by: 'operator',
    address: `POST operator/interviews/${interviewId(moment)}/decide`,
    body: { decision: decisions[moment.choice % 3], note },
  }),
  explainByCompany: explain('admin', ''),
  explainByIntern: explain('intern', 'intern-service/'),
  draft,
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
    return aboutOffer('admin', 'offer/send-intern-offer', isBack ? { answer: note } : {})(moment)
  },
  approve: review('approve'),
  revise: review('revision', { comments: 'Say more of the work.' }),
  reject: review('reject', { reason: 'TERMS' }),
  takeBack: aboutOffer('admin', 'offer/take-back'),
  withdrawOffer: aboutOffer('admin', 'offer/withdraw', { reason: 'PLAN_CHANGED' }),
  accept: aboutOffer('intern', `${offers}/accept-offer-B2B`, { terms_accepted: true }),
  declineOffer: aboutOffer('intern', `${offers}/offer-decline`, { reasons: ['DATES'] }),
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
  pause: planStatus('PAUSED'),
  resume: planStatus('ACTIVE'),
  archive: planStatus('ARCHIVED'),
  rejectCompany: ({ world }) => ({
    by: 'operator',
    address: `POST operator/companies/${world.company.companyId}/expel`,
    body: { expected_status: 'APPROVED', reason: 'CONDUCT' },
  }),
  leaveBatch: ({ world }) => ({
    by: 'operator',
    address: `POST operator/applications/${world.intern.applicationId}/withdraw`,
    body: { reason: 'ASKED' },
  }),
}

/** Actors that replace the right one. */
const wrongActors: Readonly<
  Record<CallPlan['by'], Readonly<Record<Exclude<Action['actor'], 'right'>, PersonName>>>
> = {
  admin: { otherSide: 'intern', stranger: 'otherAdmin' },
  intern: { otherSide: 'admin', stranger: 'otherIntern' },
  operator: { otherSide: 'admin', stranger: 'intern' },
}

interface Answered {
  readonly status: number
  readonly code: string
}

/** Sends an action over HTTP, with the times for which the model judged it. */
export async function sendAction(
  { world, life, stored }: Pick<Moment, 'world' | 'life' | 'stored'>,
  action: Action,
  now: number,
): Promise<Answered> {
  if (action.name === 'wait') return { status: 200, code: '' }
  const moment = { world, life, stored, choice: action.choice, now }
  const call = calls[action.name](moment)
  const who = action.actor === 'right' ? call.by : wrongActors[call.by][action.actor]
  const browser = await world.browserOf(who)
  if (action.name === 'draft' && action.actor === 'right' && life.candidatures.length > 0)
    await browser.ask(`PATCH candidature/${candidatureId(moment)}/company`, {
      body: companyDetails,
    })
  const ask: SendRequest = call.body === undefined ? {} : { body: call.body }
  const answer = await browser.ask(call.address, ask)
  if (action.name === 'proposeToOther' && answer.status === 200)
    await browser.ask('POST dashboard/withdraw-interview', {
      body: { interview_id: answer.payload.interview_id, reason: 'FILLED' },
    })
  return { status: answer.status, code: answer.code ?? '' }
}
