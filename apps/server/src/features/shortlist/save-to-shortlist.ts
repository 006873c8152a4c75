import type { shortlistEndpoints } from '@fledge/contract/shortlist/endpoints.ts'
import { isPlacementOver } from '@fledge/domain/batches/rules.ts'
import { candidatureCan } from '@fledge/domain/candidatures/can.ts'
import { candidatureMachine } from '@fledge/domain/candidatures/machine.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Ctx, Handler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import {
  lockCandidature,
  lockCandidatureParents,
  transitionCandidature,
  openCandidature,
  findOpenCandidature,
} from '../candidatures/public.ts'
import * as store from './queries/shortlist.queries.ts'

type Endpoints = typeof shortlistEndpoints

/** Adds an intern to the shortlist. For a plan, opens or moves the candidature. Idempotent. */
export const saveToShortlist: Handler<Endpoints['saveToShortlist']> = async (ctx) => {
  const { actor, db, body, now } = ctx
  const facts =
    (await db.one(store.shortlistFacts, {
      company_id: actor.company,
      intern_id: body.intern_id,
      plan_id: body.io_id ?? null,
    })) ?? notFound()
  if (body.io_id && !facts.plan_id) notFound()
  const candidature = body.io_id ? await openShortlistedCandidature(ctx, facts, body.io_id) : null
  await db.run(store.insertShortlistEntry, {
    company_id: actor.company,
    intern_id: body.intern_id,
    plan_id: body.io_id ?? null,
    added_by: actor.userId,
    now: now.toISOString(),
  })
  return { intern_id: body.intern_id, io_id: body.io_id ?? null, candidature_id: candidature }
}

async function openShortlistedCandidature(
  { actor, db, body, now }: Ctx<Endpoints['saveToShortlist']>,
  facts: store.ShortlistFactsRow,
  plan: string,
): Promise<string> {
  await lockCandidatureParents(db, {
    company_id: actor.company,
    plan_id: plan,
    intern_id: body.intern_id,
  })
  const open = await findOpenCandidature(db, actor.company, plan, body.intern_id)
  const row = open ? await lockCandidature(db, actor, open) : undefined
  // Already further along: add the entry and keep the stage.
  if (row && !candidatureMachine.can('shortlist', row.stage, 'company')) return row.candidature_id
  const candidatureFacts = {
    stage: row?.stage ?? null,
    planStatus: facts.plan_status ?? 'DRAFT',
    planSupervisorIds: facts.supervisor_ids,
    applicationStatus: facts.application_status,
    wasInterested: (row?.interested_at ?? null) !== null,
    isInternTaken: row?.is_intern_taken ?? facts.is_intern_taken,
    isPlacementOver: isPlacementOver((row ?? facts).placement_ends_at, now),
  }
  authorize(candidatureCan.shortlist(actor, candidatureFacts))
  const id = row?.candidature_id ?? newId(now)
  if (row) await transitionCandidature(db, { id, move: 'shortlist', by: 'company' })
  else
    await openCandidature(db, {
      id,
      company: actor.company,
      plan,
      intern: body.intern_id,
      application: facts.application_id,
      move: 'shortlist',
      by: 'company',
    })
  return id
}
