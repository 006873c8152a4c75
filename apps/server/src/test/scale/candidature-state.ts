import { candidatureMachine } from '@fledge/domain/candidatures/machine.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import type { OfferStatus } from '@fledge/domain/offers/types.ts'
import type { TransitionActor } from '@fledge/kernel/machine.ts'
import { toTimestamp } from './copy-format.ts'
import type { EventActor, EventFields } from './event-writer.ts'
import type { ScaleRow } from './scale-tables.ts'
import type { ScaleIntern, ScaleMember, ScalePlan, ScaleWorld } from './scale-world.ts'

/** A candidature while its history is created, with the rows that belong to it. */
export interface CandidatureState {
  readonly world: ScaleWorld
  readonly intern: ScaleIntern
  readonly plan: ScalePlan
  readonly id: string
  /** The member in charge; always an administrator, who may do everything. */
  readonly admin: ScaleMember
  readonly interviewers: readonly ScaleMember[]
  readonly row: ScaleRow<'candidatures'>
  stage: CandidatureStage | null
  stageSince: number
  /** When the company added the intern to the plan's shortlist, if it did. */
  shortlistedAt: number | null
  /** All interviews; the newest is the last. */
  readonly interviews: InterviewState[]
  /** Whether the candidature is open now, so that its agreed interview is still to come. */
  readonly isOpenNow: boolean
  /** Called when the intern is hired, and when the internship is complete. */
  readonly onHired: (at: number, enrolled: { readonly by: 'system' | 'intern' }) => void
  readonly onCompleted: (at: number) => void
  /** The newest offer. */
  offer: OfferState | null
}

export interface InterviewState {
  readonly id: string
  readonly row: ScaleRow<'interviews'>
  status: InterviewStatus | null
  readonly startsAt: number
  readonly interviewers: readonly ScaleMember[]
}

export interface OfferState {
  readonly id: string
  readonly row: ScaleRow<'offers'>
  status: OfferStatus | null
  version: number
  wasOffered: boolean
  /** Rows of its versions; a discarded offer has none. */
  readonly versions: ScaleRow<'offer_versions'>[]
  readonly startsAt: number
  readonly endsAt: number
}

/** Actors of the two sides. */
export const companyActor = (state: CandidatureState): EventActor => ({
  kind: 'company',
  id: state.admin.userId,
})
export const internActor = (state: CandidatureState): EventActor => ({
  kind: 'intern',
  id: state.intern.userId,
})

/** Returns the fields that all events of a candidature share. */
export const toEventFields = (
  state: CandidatureState,
  subject: string,
  actor: EventActor,
): EventFields => ({
  subject,
  actor,
  company: state.plan.company.id,
  intern: state.intern.id,
  candidature: state.id,
})

/** Changes the stage, as the server's `transitionCandidature` does. */
export function moveStage(
  state: CandidatureState,
  name: keyof typeof candidatureMachine.transitions,
  by: TransitionActor,
  at: number,
  {
    actor,
    reason = null,
    note = null,
  }: { actor: EventActor; reason?: string | null; note?: string | null },
): void {
  const { row, stage } = state
  const to = state.world.events.transition(candidatureMachine, name, stage, by, at, {
    ...toEventFields(state, state.id, actor),
    reason,
    note,
    data: { plan_id: state.plan.id },
  })
  if (candidatureMachine.transitions.express.to === stage)
    row.interest_used_ms = Math.round(at - state.stageSince)
  if (candidatureMachine.transitions.scheduleInterview.to === to)
    row.name_visible_at ??= toTimestamp(at)
  if (name === 'express' || name === 'proposeInterview') row.known_to_intern_at ??= toTimestamp(at)
  state.stage = to
  state.stageSince = at
  Object.assign(row, {
    stage: to,
    stage_since: toTimestamp(at),
    end_reason: reason,
    end_note: note,
  })
}
