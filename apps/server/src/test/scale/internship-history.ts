import { hasEarnedCertificate } from '@fledge/domain/internships/rules.ts'
import { internshipMachine } from '@fledge/domain/internships/machine.ts'
import type { InternshipStatus } from '@fledge/domain/internships/types.ts'
import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import {
  type CandidatureState,
  internActor,
  type OfferState,
  toEventFields,
} from './candidature-state.ts'
import { toDay, toTimestamp } from './copy-format.ts'
import { clockActor } from './event-writer.ts'
import { addInternshipAction } from './internship-actions.ts'
import { addWeeks, type WeekCounts } from './internship-weeks.ts'
import { getAt } from './scale-random.ts'

/** An internship with missed weeks completes this long after its end. */
const closeAfterMs = 15 * dayMs

/** Creates the internship of an accepted offer and lets it run until now. */
export function addInternship(
  state: CandidatureState,
  offer: OfferState,
  acceptedAt: number,
): void {
  const { world } = state
  const internship_id = world.newId(acceptedAt)
  const fields = toEventFields(state, internship_id, internActor(state))
  const data = { offer_id: offer.id, role: offer.row.role }
  const created = { ...fields, data: { offer_id: offer.id } }
  let status = world.events.transition(
    internshipMachine,
    'create',
    null,
    'system',
    acceptedAt,
    created,
  )
  const weeks = addWeeks(state, internship_id, offer)
  const [startedAt, overAt] = [
    offer.startsAt + hourMs,
    offer.endsAt + (weeks.isDone ? dayMs : closeAfterMs),
  ]
  const isComplete = overAt < world.now
  const byClock = { ...fields, actor: clockActor, data }
  const moveByClock = (name: 'start' | 'complete', at: number) =>
    world.events.transition(internshipMachine, name, status, 'clock', at, byClock)
  if (startedAt < world.now) status = moveByClock('start', startedAt)
  if (isComplete) status = moveByClock('complete', overAt)
  addInternshipRow(state, offer, {
    internship_id,
    status,
    acceptedAt,
    overAt: isComplete ? overAt : null,
  })
  addInternshipAction(state, internship_id, { startedAt, endsAt: offer.endsAt, isComplete })
  if (!isComplete || !status) return
  state.onCompleted(overAt)
  addCertificate(state, offer, { internship_id, status, weeks, overAt })
}

interface InternshipFacts {
  readonly internship_id: string
  readonly status: InternshipStatus | null
  readonly acceptedAt: number
  readonly overAt: number | null
}

function addInternshipRow(
  { world, plan, intern }: CandidatureState,
  { id, row }: OfferState,
  { internship_id, status, acceptedAt, overAt }: InternshipFacts,
): void {
  world.rows.add('internships', {
    internship_id,
    offer_id: id,
    company_id: plan.company.id,
    intern_id: intern.id,
    plan_id: plan.id,
    status,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    zone: plan.company.zone,
    hours_a_week: plan.hoursAWeek,
    supervisor_member_id: getAt(plan.supervisors, 0).memberId,
    ended_early: false,
    end_reason: null,
    completed_at: overAt === null ? null : toTimestamp(overAt),
    created_at: toTimestamp(acceptedAt),
  })
}

interface CompletedInternship {
  readonly internship_id: string
  readonly status: InternshipStatus
  readonly weeks: WeekCounts
  readonly overAt: number
}

function addCertificate(
  state: CandidatureState,
  offer: OfferState,
  { internship_id, status, weeks, overAt }: CompletedInternship,
): void {
  const { world, plan, intern } = state
  const counts = { weeks: weeks.total, weeksDone: weeks.internDone }
  if (!hasEarnedCertificate({ status, ...counts, endedEarly: false })) return
  const uuid = world.newId(overAt)
  world.rows.add('certificates', {
    uuid,
    internship_id,
    facts: {
      role: plan.name,
      batch: intern.batch.name,
      hours: weeks.internDone * plan.hoursAWeek,
      weeks: weeks.total,
      holder: `${intern.firstName} ${intern.lastName}`,
      skills: weeks.skills,
      company: plan.company.name,
      ends_on: toDay(offer.endsAt),
      starts_on: toDay(offer.startsAt),
      supervisor: getAt(plan.supervisors, 0).name,
      weeks_done: weeks.internDone,
      hours_a_week: plan.hoursAWeek,
      average_rating: 8.2,
    },
    issued_at: toTimestamp(overAt),
  })
  world.events.record('certificate', 'issue', overAt, {
    ...toEventFields(state, uuid, clockActor),
    data: { internship_id },
  })
}
