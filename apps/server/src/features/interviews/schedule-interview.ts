import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { isPlacementOver } from '@fledge/domain/batches/rules.ts'
import { candidatureCan } from '@fledge/domain/candidatures/can.ts'
import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import { interviewMachine } from '@fledge/domain/interviews/machine.ts'
import { getProposalEnd } from '@fledge/domain/interviews/rules.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Ctx, Handler } from '../../platform/http/handler.ts'
import {
  refuseTransition,
  notFound,
  refuse,
  toRefusal,
  type Refusal,
} from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { translate } from '../../platform/texts.ts'
import {
  checkOverdueReply,
  lockCandidature,
  type CandidatureRow,
  lockCandidatureParents,
  transitionCandidature,
  openCandidature,
  findOpenCandidature,
} from '../candidatures/public.ts'
import { findLinkProvider } from '../calendars/public.ts'
import { checkConductSigned } from '../agreements/public.ts'
import { getCreditsLeft, holdInterviewCredit } from '../credits/public.ts'
import { checkBookingAllowed, isBookingAllowed } from '../no-shows/public.ts'
import { checkAgreedOverlaps, checkSlots } from './lock-interview.ts'
import { scheduleReminder } from './remind-of-deadlines.ts'
import * as proposalStore from './proposal-store.ts'
import * as writeStore from './write-store.ts'

type C = typeof interviewEndpoints.scheduleInterview

/**
 * Proposes times: holds one credit, opens or advances the candidature, and notifies the intern
 * (spec/states.md, Interview).
 */
export const scheduleInterview: Handler<C> = async (ctx) => {
  const { actor, db, body, now } = ctx
  const [plan, intern] = [
    await db.one(proposalStore.planForProposal, actor.company, body.io_id),
    await db.one(proposalStore.visibleIntern, actor.company, body.intern_id),
  ]
  if (!plan || !intern) return notFound()
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
    isInternTaken: row ? row.is_intern_taken : intern.is_taken,
    isPlacementOver: isPlacementOver((row ?? intern).placement_ends_at, now),
  }
  const verdict = candidatureCan.proposeInterview(
    actor,
    facts,
    await getCreditsLeft(db, actor.company),
  )
  if (!verdict.allowed) return toRefusal(verdict)
  const wrong =
    (await checkCompany(ctx, intern.intern_id)) ??
    checkSlots(body.slots, body.duration, now, (row ?? intern).placement_ends_at) ??
    (await checkInterviewers(ctx, intern.intern_id))
  if (wrong) return wrong
  return propose(ctx, row ?? null, intern)
}

/**
 * Checks the preconditions: the conduct policy is signed, and neither side is blocked from booking
 * by missed interviews.
 */
async function checkCompany({ db, actor }: Ctx<C>, intern: string): Promise<Refusal | undefined> {
  const stopped =
    (await checkConductSigned(db, actor.company)) ??
    (await checkBookingAllowed(db, { company: actor.company })) ??
    (await checkOverdueReply(db, actor.company, intern))
  if (stopped) return stopped
  return (await isBookingAllowed(db, { intern }))
    ? undefined
    : refuse('NOT_AVAILABLE', { messageKey: 'interviews.refused.internNotAvailable' })
}

/** Checks that interviewers are active members and free at the proposed times. */
async function checkInterviewers(
  { db, actor, body }: Ctx<C>,
  intern: string,
): Promise<Refusal | undefined> {
  const members = await db.many(
    proposalStore.selectActiveInterviewers,
    actor.company,
    body.interviewer_ids,
  )
  if (members.length !== new Set(body.interviewer_ids).size)
    return refuse('VALIDATION', {
      fields: { interviewer_ids: translate('interviews.refused.interviewerAway') },
    })
  if (!body.meeting_link && !(await findLinkProvider(db, actor.company, body.interviewer_ids)))
    return refuse('VALIDATION', {
      fields: { meeting_link: translate('interviews.refused.noPlace') },
    })
  return checkAgreedOverlaps(db, {
    slots: body.slots,
    minutes: body.duration,
    intern,
    members: body.interviewer_ids,
    except: null,
  })
}

async function advanceStage(
  tx: Tx,
  actor: CompanyMember,
  row: CandidatureRow | null,
  intern: proposalStore.InternRow,
  plan: string,
): Promise<string | Refusal> {
  const id = row?.candidature_id ?? newId(tx.now)
  const moved = row
    ? await transitionCandidature(tx, { id, move: 'proposeInterview', by: 'company' })
    : await openCandidature(tx, {
        id,
        company: actor.company,
        plan,
        intern: intern.intern_id,
        application: intern.application_id,
        move: 'proposeInterview',
        by: 'company',
      })
  return isTransition(moved) ? id : refuseTransition(moved)
}

async function propose(
  { actor, db, body, now }: Ctx<C>,
  row: CandidatureRow | null,
  intern: proposalStore.InternRow,
) {
  const candidature = await advanceStage(db, actor, row, intern, body.io_id)
  if (typeof candidature !== 'string') return candidature
  const moved = interviewMachine.transition('propose', null, 'company')
  if (!isTransition(moved)) return refuseTransition(moved)
  const [id, at] = [newId(now), now.toISOString()]
  const answerBy = getProposalEnd(at, body.slots).toISOString()
  await db.run(
    writeStore.insertInterview,
    id,
    candidature,
    actor.company,
    intern.intern_id,
    body.duration,
    body.zone ?? intern.company_zone,
    body.slots,
    body.meeting_link ?? null,
    answerBy,
    actor.userId,
    at,
  )
  await db.run(writeStore.insertInterviewers, id, actor.company, body.interviewer_ids)
  await scheduleReminder(db, id)
  if (!(await holdInterviewCredit(db, actor.company, id, 'propose'))) return refuse('NO_CREDIT')
  await db.recordEvent(interviewEvents.propose, {
    transition: moved,
    subject: id,
    company: actor.company,
    intern: intern.intern_id,
    candidature,
    note: body.message ?? null,
    data: { slots: body.slots },
  })
  return { interview_id: id, candidature_id: candidature, status: 'AWAITING_CONFIRMATION' as const }
}
