import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { isPlacementOver } from '@fledge/domain/batches/rules.ts'
import { candidatureCan } from '@fledge/domain/candidatures/can.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import { interviewMachine } from '@fledge/domain/interviews/machine.ts'
import { getProposalEnd } from '@fledge/domain/interviews/rules.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Ctx, Handler } from '../../platform/http/handler.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { translate } from '../../platform/texts.ts'
import {
  checkOverdueReply,
  lockCandidature,
  type LockedCandidatureRow,
  lockCandidatureParents,
  transitionCandidature,
  openCandidature,
  findOpenCandidature,
} from '../candidatures/public.ts'
import { findLinkProvider } from '../calendars/public.ts'
import { requireConductSigned } from '../agreements/public.ts'
import { getCreditsLeft, holdInterviewCredit } from '../credits/public.ts'
import { isBookingAllowed, requireBookingAllowed } from '../no-shows/public.ts'
import { requireFreeSlots, requireValidSlots } from './check-proposed-times.ts'
import { scheduleReminder } from './remind-of-deadlines.ts'
import * as proposalStore from './queries/proposal.queries.ts'
import * as writeStore from './queries/write.queries.ts'

type C = typeof interviewEndpoints.scheduleInterview

/**
 * Proposes times: holds one credit, opens or advances the candidature, and notifies the intern
 * (spec/states.md, Interview).
 */
export const scheduleInterview: Handler<C> = async (ctx) => {
  const { actor, db, body, now } = ctx
  const [plan, intern] = [
    await db.one(proposalStore.planForProposal, { company_id: actor.company, plan_id: body.io_id }),
    await db.one(proposalStore.visibleIntern, {
      company_id: actor.company,
      intern_id: body.intern_id,
    }),
  ]
  if (!plan || !intern) notFound()
  await lockCandidatureParents(db, {
    company_id: actor.company,
    plan_id: plan.plan_id,
    intern_id: intern.intern_id,
  })
  const open = await findOpenCandidature(db, actor.company, plan.plan_id, intern.intern_id)
  const row = open ? await lockCandidature(db, actor, open) : undefined
  const facts = {
    stage: row?.stage ?? null,
    planStatus: plan.plan_status,
    planSupervisorIds: plan.supervisor_ids,
    applicationStatus: intern.application_status,
    wasInterested: (row?.interested_at ?? null) !== null,
    isInternTaken: row ? row.is_intern_taken : intern.is_intern_taken,
    isPlacementOver: isPlacementOver((row ?? intern).placement_ends_at, now),
  }
  authorize(candidatureCan.proposeInterview(actor, facts, await getCreditsLeft(db, actor.company)))
  await requirePreconditions(ctx, intern.intern_id)
  requireValidSlots(body.slots, body.duration, now, (row ?? intern).placement_ends_at)
  await requireInterviewers(ctx, intern.intern_id)
  return propose(ctx, row ?? null, intern)
}

/**
 * Requires that the conduct policy is signed, that no reply is overdue, and that neither side is
 * blocked from booking by missed interviews.
 */
async function requirePreconditions({ db, actor }: Ctx<C>, intern: string): Promise<void> {
  await requireConductSigned(db, actor.company)
  await requireBookingAllowed(db, { company: actor.company })
  await checkOverdueReply(db, actor.company, intern)
  authorize(interviewCan.meetIntern(await isBookingAllowed(db, { intern })), 'NOT_AVAILABLE')
}

/**
 * Requires interviewers who are active members and free at the proposed times.
 * @throws VALIDATION or SLOT_TAKEN, with messages by field
 */
async function requireInterviewers({ db, actor, body }: Ctx<C>, intern: string): Promise<void> {
  const members = await db.many(proposalStore.selectActiveInterviewers, {
    company_id: actor.company,
    member_ids: body.interviewer_ids,
  })
  if (members.length !== new Set(body.interviewer_ids).size)
    throw new AppError('VALIDATION', {
      fields: { interviewer_ids: translate('interviews.refused.interviewerAway') },
    })
  if (!body.meeting_link && !(await findLinkProvider(db, actor.company, body.interviewer_ids)))
    throw new AppError('VALIDATION', {
      fields: { meeting_link: translate('interviews.refused.noPlace') },
    })
  await requireFreeSlots(db, {
    slots: body.slots,
    minutes: body.duration,
    intern,
    members: body.interviewer_ids,
    exceptInterviewId: null,
  })
}

async function advanceStage(
  tx: Tx,
  actor: CompanyMember,
  row: LockedCandidatureRow | null,
  intern: proposalStore.InternRow,
  plan: string,
): Promise<string> {
  const id = row?.candidature_id ?? newId(tx.now)
  if (row) await transitionCandidature(tx, { id, move: 'proposeInterview', by: 'company' })
  else
    await openCandidature(tx, {
      id,
      company: actor.company,
      plan,
      intern: intern.intern_id,
      application: intern.application_id,
      move: 'proposeInterview',
      by: 'company',
    })
  return id
}

async function propose(
  { actor, db, body, now }: Ctx<C>,
  row: LockedCandidatureRow | null,
  intern: proposalStore.InternRow,
) {
  const candidature = await advanceStage(db, actor, row, intern, body.io_id)
  const transition = assertTransition(interviewMachine.transition('propose', null, 'company'))
  const [id, at] = [newId(now), now.toISOString()]
  const answerBy = getProposalEnd(at, body.slots).toISOString()
  await db.run(writeStore.insertInterview, {
    interview_id: id,
    candidature_id: candidature,
    company_id: actor.company,
    intern_id: intern.intern_id,
    duration_minutes: body.duration,
    proposed_zone: body.zone ?? intern.company_time_zone,
    slot_starts: body.slots,
    meeting_link: body.meeting_link ?? null,
    answer_by: answerBy,
    proposed_by: actor.userId,
    now: at,
  })
  await db.run(writeStore.insertInterviewers, {
    interview_id: id,
    company_id: actor.company,
    member_ids: body.interviewer_ids,
  })
  await scheduleReminder(db, id)
  await holdInterviewCredit(db, actor.company, id, 'propose')
  await db.recordEvent(interviewEvents.propose, {
    transition,
    subject: id,
    company: actor.company,
    intern: intern.intern_id,
    candidature,
    note: body.message ?? null,
    data: { slots: body.slots },
  })
  return { interview_id: id, candidature_id: candidature, status: 'AWAITING_CONFIRMATION' as const }
}
