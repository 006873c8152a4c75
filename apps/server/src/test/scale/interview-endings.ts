import { hourMs } from '@fledge/kernel/dates.ts'
import type { interviewMachine } from '@fledge/domain/interviews/machine.ts'
import {
  type CandidatureState,
  companyActor,
  internActor,
  moveStage,
  toEventFields,
} from './candidature-state.ts'
import { toTimestamp } from './copy-format.ts'
import { clockActor, type EventActor } from './event-writer.ts'
import { getNewestInterview, moveInterview } from './interview-state.ts'

interface InterviewEnd {
  readonly name: keyof typeof interviewMachine.transitions
  readonly by: 'company' | 'intern' | 'clock' | 'system'
  readonly actor: EventActor
  readonly reason: string
}

/** Ends an interview that does not take place and releases its credit. */
export function endInterview(state: CandidatureState, at: number, end: InterviewEnd): void {
  const { world, plan } = state
  const { id, row } = getNewestInterview(state)
  moveInterview(state, end.name, end.by, at, {
    actor: end.actor,
    reason: end.reason,
    data: { credit: 'RELEASE', had_time: row.starts_at, starts_at: row.starts_at },
  })
  world.credits.record(at, {
    kind: 'RELEASE',
    company: plan.company,
    interview: id,
    actor: end.actor.id,
    reason: end.name,
  })
}

/** Ends it and returns the candidature to the shortlist. */
function returnToShortlist(state: CandidatureState, at: number, end: InterviewEnd): void {
  endInterview(state, at, end)
  moveStage(state, 'endInterview', 'system', at, { actor: end.actor, reason: end.reason })
  state.shortlistedAt = at
}

export const cancelInterview = (state: CandidatureState, at: number): void =>
  returnToShortlist(state, at, {
    name: 'cancel',
    by: 'company',
    actor: companyActor(state),
    reason: 'INTERVIEWER_AWAY',
  })

export const declineInterview = (state: CandidatureState, at: number): void =>
  returnToShortlist(state, at, {
    name: 'decline',
    by: 'intern',
    actor: internActor(state),
    reason: 'FOUND_ANOTHER',
  })

export const lapseProposal = (state: CandidatureState, at: number): void =>
  returnToShortlist(state, at, {
    name: 'lapse',
    by: 'clock',
    actor: clockActor,
    reason: 'INTERN_DID_NOT_ANSWER',
  })

/** The company confirms that the interview took place, and the intern rates it. */
export function completeInterview(state: CandidatureState, at: number): void {
  const { world, plan, intern, admin } = state
  const { id, row } = getNewestInterview(state)
  moveInterview(state, 'complete', 'company', at, {
    actor: companyActor(state),
    data: { credit: 'SPEND', had_time: null, starts_at: row.starts_at },
  })
  moveStage(state, 'completeInterview', 'system', at, { actor: companyActor(state) })
  Object.assign(row, { company_attended: true, intern_attended: true })
  world.credits.record(at, {
    kind: 'SPEND',
    company: plan.company,
    interview: id,
    actor: admin.userId,
    reason: 'complete',
  })
  const rating = world.random.int(4, 10)
  const shared = { interview_id: id, attended: true, rating, created_at: toTimestamp(at) }
  world.rows.add('interview_feedback', {
    ...shared,
    side: 'company',
    user_id: admin.userId,
    strengths: 'Explained past projects calmly, and told us what had gone wrong.',
    decision: rating > 6 ? 'OFFER' : 'UNDECIDED',
  })
  if (at + 3 * hourMs > world.now || world.random.chance(0.2)) return
  world.rows.add('interview_feedback', {
    ...shared,
    side: 'intern',
    user_id: intern.userId,
    strengths: 'Clear questions, and plenty of time for mine.',
    decision: null,
  })
  world.events.record('interview', 'giveInternFeedback', at + 3 * hourMs, {
    ...toEventFields(state, id, internActor(state)),
    data: { starts_at: row.starts_at },
  })
}

/** The company reports that the intern did not come. */
export function claimNoShow(state: CandidatureState, at: number): void {
  const { id, row } = getNewestInterview(state)
  Object.assign(row, {
    company_attended: true,
    intern_attended: false,
    no_show_claimed_by: 'company',
    no_show_claimed_at: toTimestamp(at),
  })
  state.world.events.record('interview', 'claimInternNoShow', at, {
    ...toEventFields(state, id, companyActor(state)),
    data: { starts_at: row.starts_at, is_contested: false },
  })
}

/** The intern disputes it: the programme team decides. */
export function contestNoShow(state: CandidatureState, at: number): void {
  const { id, row } = getNewestInterview(state)
  row.no_show_contested_at = toTimestamp(at)
  state.world.events.record('interview', 'contestNoShow', at, {
    ...toEventFields(state, id, internActor(state)),
    note: 'I waited in the call for twenty minutes.',
    data: { starts_at: row.starts_at },
  })
}

/** No one disputed it in time; most interns explain it the next day. */
export function recordNoShow(state: CandidatureState, at: number): void {
  const { world, plan, intern } = state
  const { id } = getNewestInterview(state)
  returnToShortlist(state, at, {
    name: 'recordInternNoShow',
    by: 'clock',
    actor: clockActor,
    reason: 'INTERN_DID_NOT_COME',
  })
  const no_show_id = world.newId(at)
  const explainedAt = at + 20 * hourMs
  const isExplained = explainedAt < world.now && world.random.chance(0.9)
  world.rows.add('no_shows', {
    no_show_id,
    interview_id: id,
    side: 'intern',
    company_id: plan.company.id,
    intern_id: intern.id,
    was_contested: false,
    recorded_at: toTimestamp(at),
    explanation: isExplained ? 'My train stopped between two stations, without a network.' : null,
    explained_at: isExplained ? toTimestamp(explainedAt) : null,
    explained_by: isExplained ? intern.userId : null,
  })
  if (isExplained)
    world.events.record('noShow', 'explain', explainedAt, {
      subject: no_show_id,
      actor: internActor(state),
      company: plan.company.id,
      intern: intern.id,
    })
}
