import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import { interviewMachine } from '@fledge/domain/interviews/machine.ts'
import {
  isAgreedInterview,
  getProposalEnd,
  validateSlots,
} from '@fledge/domain/interviews/rules.ts'
import { isTransition, type Transition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuseTransition, refuse, type Refusal } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import {
  lockCandidature,
  type CandidatureRow,
  type CandidatureScope,
  endInterviewStage,
  transitionCandidature,
} from '../candidatures/public.ts'
import { toInterviewEventFields } from './end-interview.ts'
import { scheduleReminder } from './remind-of-deadlines.ts'
import * as proposalStore from './proposal-store.ts'
import * as store from './store.ts'
import * as writeStore from './write-store.ts'

export interface LockedInterview {
  readonly row: store.InterviewRow
  readonly candidature: CandidatureRow
}

/** Locks an interview with its candidature and their parents, in lock order, and returns them. */
export async function lockInterview(
  tx: Tx,
  scope: CandidatureScope,
  id: string,
): Promise<LockedInterview | undefined> {
  const of = await tx.one(
    store.candidatureOfInterview,
    id,
    scope.company ?? null,
    scope.intern ?? null,
  )
  const candidature = of && (await lockCandidature(tx, scope, of.candidature_id))
  const row =
    candidature &&
    (await tx.one(store.interviewForUpdate, id, scope.company ?? null, scope.intern ?? null))
  return row && candidature ? { row, candidature } : undefined
}

/** Returns what is wrong with proposed times, as field errors; undefined if they are valid. */
export function checkSlots(
  slots: readonly string[],
  minutes: number,
  now: Date,
  placementEndsAt: string | null,
): Refusal | undefined {
  const problems = validateSlots(slots, minutes, now, placementEndsAt)
  if (problems.length === 0) return undefined
  const isOverlap = problems.every((problem) => problem.because === 'interviews.slot.overlaps')
  const fields = Object.fromEntries(
    problems.map((problem) => [
      problem.index === null ? 'slots' : `slots.${problem.index}`,
      translate(problem.because, problem.values),
    ]),
  )
  return refuse(isOverlap ? 'SLOT_TAKEN' : 'VALIDATION', { fields })
}

interface ProposedSlots {
  readonly slots: readonly string[]
  readonly minutes: number
  readonly intern: string
  readonly members: readonly string[]
  /** The interview that is being moved. */
  readonly except: string | null
}

/** Rejects proposed times that overlap an agreed interview of the intern or of an interviewer. */
export async function checkAgreedOverlaps(
  tx: Tx,
  ask: ProposedSlots,
): Promise<Refusal | undefined> {
  const { slots, minutes, intern, members, except } = ask
  const taken = await tx.many(
    proposalStore.selectOverlappingTimes,
    slots,
    minutes,
    intern,
    members,
    except,
  )
  if (taken.length === 0) return undefined
  const starts = new Set(taken.map((one) => Date.parse(one.start)))
  const fields = slots.flatMap((slot, index) =>
    starts.has(Date.parse(slot)) ? [[`slots.${index}`, translate('interviews.slot.taken')]] : [],
  )
  return refuse('SLOT_TAKEN', { fields: Object.fromEntries(fields) })
}

/**
 * Agrees on a time: updates status, interviewers' times, event and stage. Returns SLOT_TAKEN if the
 * time was taken meanwhile; the other times remain proposed.
 */
export async function agreeOnInterviewTime(
  tx: Tx,
  { row }: LockedInterview,
  move: 'confirm' | 'choose',
  slotId: string,
): Promise<Refusal | Transition> {
  const by = move === 'confirm' ? 'intern' : 'company'
  const moved = interviewMachine.transition(move, row.status, by)
  if (!isTransition(moved)) return refuseTransition(moved)
  const startsAt = new Date(slotId)
  if (!row.slot_starts.some((start) => Date.parse(start) === startsAt.getTime()))
    return refuse('VALIDATION', { fields: { slot_id: translate('interviews.slot.notOffered') } })
  const taken = await tx.many(
    proposalStore.selectOverlappingTimes,
    [startsAt.toISOString()],
    row.duration_minutes,
    row.intern_id,
    row.interviewers.map((one) => one.member_id),
    row.interview_id,
  )
  if (taken.length > 0) return refuse('SLOT_TAKEN')
  const endsAt = new Date(startsAt.getTime() + row.duration_minutes * 60_000)
  await tx.one(
    writeStore.updateInterviewConfirmed,
    row.interview_id,
    moved.from,
    moved.to,
    startsAt.toISOString(),
    endsAt.toISOString(),
    tx.now.toISOString(),
  )
  await transitionCandidature(tx, { id: row.candidature_id, move: 'scheduleInterview', by })
  await tx.recordEvent(interviewEvents[move], {
    ...toInterviewEventFields(row),
    transition: moved,
    data: { starts_at: startsAt.toISOString() },
  })
  return moved
}

const checkOtherTimes = (tx: Tx, row: store.InterviewRow, slots: readonly string[]) =>
  checkAgreedOverlaps(tx, {
    slots,
    minutes: row.duration_minutes,
    intern: row.intern_id,
    members: row.interviewers.map((one) => one.member_id),
    except: row.interview_id,
  })

export interface ReproposalOptions {
  readonly move: 'counterPropose' | 'reschedule'
  readonly slots: readonly string[]
  readonly zone: string
  readonly reason: string | undefined
}

/**
 * Proposes other times instead of the proposed or agreed ones; an agreed time is freed immediately.
 */
export async function proposeOtherTimes(
  tx: Tx,
  { row, candidature }: LockedInterview,
  { move, slots, zone, reason }: ReproposalOptions,
): Promise<Refusal | Transition> {
  const by = move === 'reschedule' ? 'company' : 'intern'
  const moved = interviewMachine.transition(move, row.status, by)
  if (!isTransition(moved)) return refuseTransition(moved)
  const wrong =
    checkSlots(slots, row.duration_minutes, tx.now, candidature.placement_ends_at) ??
    (await checkOtherTimes(tx, row, slots))
  if (wrong) return wrong
  const now = tx.now.toISOString()
  const mine = by === 'company' ? ([1, 0] as const) : ([0, 1] as const)
  await tx.one(
    writeStore.reproposeInterview,
    row.interview_id,
    moved.from,
    moved.to,
    slots,
    zone,
    getProposalEnd(now, slots).toISOString(),
    ...mine,
    null,
    reason ?? null,
    now,
  )
  await scheduleReminder(tx, row.interview_id)
  const hadTime = isAgreedInterview(row.status) ? row.starts_at : null
  // Only an agreed interview had advanced the stage.
  if (hadTime !== null)
    await transitionCandidature(tx, { id: row.candidature_id, move: 'rescheduleInterview', by })
  await tx.recordEvent(interviewEvents[move], {
    ...toInterviewEventFields(row),
    transition: moved,
    note: reason ?? null,
    data: { starts_at: row.starts_at, slots, had_time: hadTime },
  })
  return moved
}

/**
 * Returns the candidature to the shortlist, or to INTERVIEWED if an earlier interview took place.
 */
export async function returnToShortlist(
  tx: Tx,
  row: store.InterviewRow,
  reason: string,
): Promise<void> {
  await endInterviewStage(tx, row.candidature_id, reason)
}

/** Advances the candidature after an interview that took place. */
export async function completeInterviewStage(tx: Tx, row: store.InterviewRow): Promise<void> {
  await transitionCandidature(tx, {
    id: row.candidature_id,
    move: 'completeInterview',
    by: 'system',
  })
}
