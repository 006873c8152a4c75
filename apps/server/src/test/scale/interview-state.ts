import { interviewMachine } from '@fledge/domain/interviews/machine.ts'
import type { TransitionActor } from '@fledge/kernel/machine.ts'
import { type CandidatureState, type InterviewState, toEventFields } from './candidature-state.ts'
import { toTimestamp } from './copy-format.ts'
import type { EventActor } from './event-writer.ts'
import { getAt } from './scale-random.ts'

export const interviewMinutes = 30

export const getNewestInterview = ({ interviews }: CandidatureState): InterviewState =>
  getAt(interviews, interviews.length - 1)

/** Makes a transition of the newest interview. */
export function moveInterview(
  state: CandidatureState,
  name: keyof typeof interviewMachine.transitions,
  by: TransitionActor,
  at: number,
  {
    actor,
    ...fields
  }: { actor: EventActor; reason?: string | null; data?: { readonly [key: string]: unknown } },
): void {
  const interview = getNewestInterview(state)
  const to = state.world.events.transition(interviewMachine, name, interview.status, by, at, {
    ...toEventFields(state, interview.id, actor),
    ...fields,
  })
  interview.status = to
  const { row } = interview
  Object.assign(row, {
    status: to,
    status_since: toTimestamp(at),
    end_reason: fields.reason ?? null,
  })
  row.sequence = Number(row.sequence) + 1
  row.answer_by = null
}

/** Returns the row of an interview that was just proposed. */
export function createInterviewRow(
  state: CandidatureState,
  { id, status }: Pick<InterviewState, 'id' | 'status'>,
  at: number,
): InterviewState['row'] {
  const { plan, intern } = state
  return {
    interview_id: id,
    candidature_id: state.id,
    company_id: plan.company.id,
    intern_id: intern.id,
    status,
    duration_minutes: interviewMinutes,
    proposed_zone: plan.company.zone,
    slot_starts: [],
    starts_at: null,
    ends_at: null,
    meeting_link: `https://meet.example/${id}`,
    moves_by_company: 0,
    moves_by_intern: 0,
    answer_by: null,
    sequence: 0,
    end_reason: null,
    company_attended: null,
    intern_attended: null,
    no_show_claimed_by: null,
    no_show_claimed_at: null,
    no_show_contested_at: null,
    proposed_by: state.admin.userId,
    created_at: toTimestamp(at),
    status_since: toTimestamp(at),
    remind_at: null,
  }
}

/** Writes the interviews of a candidature, once their last status is known. */
export function addInterviewRows({ world, interviews, plan }: CandidatureState): void {
  for (const { id, row, status, interviewers } of interviews) {
    world.rows.add('interviews', row)
    const isAgreed = interviewMachine.transitions.confirm.to === status
    for (const { memberId } of interviewers)
      world.rows.add('interviewers', {
        interview_id: id,
        company_id: plan.company.id,
        member_id: memberId,
        starts_at: isAgreed ? row.starts_at : null,
        ends_at: isAgreed ? row.ends_at : null,
      })
  }
}
