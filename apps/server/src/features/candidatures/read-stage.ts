import type { candidatureEndpoints } from '@fledge/contract/candidatures/endpoints.ts'
import { candidatureCan } from '@fledge/domain/candidatures/can.ts'
import { displayName, getMedianResponseHours } from '@fledge/domain/candidatures/rules.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { getCreditsLeft } from '../credits/public.ts'
import { canSeeCandidature } from './candidature-visibility.ts'
import { findOverdueReply, getCompanyResponseHours } from './public.ts'
import * as detailStore from './queries/detail.queries.ts'
import * as listStore from './queries/list.queries.ts'
import * as store from './queries/candidatures.queries.ts'
import { toCandidatureFacts, getDatesKnownToIntern, getCandidatureWait } from './views.ts'

type Endpoints = typeof candidatureEndpoints

/** Returns the median hours that each side takes to reply. */
export async function getUsualResponseHours(
  db: Db,
  company: string,
  intern: string,
): Promise<{ company: number | null; intern: number | null }> {
  const hours = (rows: readonly detailStore.ResponseTimeRow[]) =>
    getMedianResponseHours(
      rows.map((row) => ({ askedAt: row.asked_at, answeredAt: row.answered_at })),
    )
  return {
    company: await getCompanyResponseHours(db, company),
    intern: hours(await db.many(detailStore.selectInternResponseTimes, { intern_id: intern })),
  }
}

/** Converts an event of the timeline, with the name as far as the reader may see it. */
function toHistoryView(
  row: detailStore.HistoryRow,
  candidature: store.CandidatureRow,
  forCompany: boolean,
) {
  const by =
    row.actor_kind === 'anonymous' || row.actor_kind === 'registration'
      ? ('system' as const)
      : row.actor_kind
  const name =
    by === 'intern' && forCompany
      ? displayName(
          candidature.intern_first_name,
          candidature.intern_last_name,
          candidature.is_name_visible,
        )
      : row.actor_name
  return {
    id: String(row.id),
    at: row.at,
    // Interest in a plan with a shortlist is shown as ordinary interest.
    what: `${row.machine}.${row.move === 'recordInterest' ? 'express' : row.move}`,
    by,
    by_name: name,
    reason: row.reason,
    note: row.note,
    starts_at: row.starts_at,
    from: row.from_state,
    to: row.to_state,
  }
}

async function stageOf(db: Db, row: store.CandidatureRow, forCompany: boolean) {
  const history = await db.many(detailStore.selectHistory, {
    candidature_id: row.candidature_id,
    for_intern: !forCompany,
  })
  const listed = await db.one(listStore.selectListRow, { candidature_id: row.candidature_id })
  const wait = listed
    ? getCandidatureWait(listed)
    : { turn: 'none' as const, turn_since: row.stage_since, due_at: null, closes_at: null }
  return {
    candidature_id: row.candidature_id,
    stage: row.stage,
    stage_since: forCompany ? row.stage_since : getDatesKnownToIntern(row).stage_since,
    ...wait,
    was_interested: row.interested_at !== null,
    history: history.map((event) => toHistoryView(event, row, forCompany)),
    end_reason: row.end_reason,
    end_note: row.end_note,
    usual_hours: await getUsualResponseHours(db, row.company_id, row.intern_id),
  }
}

export const getStage: Handler<Endpoints['getStage']> = async ({ actor, db, params }) => {
  const row =
    (await db.one(store.candidatureById, {
      candidature_id: params.id,
      company_id: actor.company,
      intern_id: null,
    })) ?? notFound()
  if (!(await canSeeCandidature(db, actor, params.id))) notFound()
  const { withdraw: _others, ...may } = toActionMap(
    candidatureCan.open(
      actor,
      toCandidatureFacts(row, db.now),
      await getCreditsLeft(db, actor.company),
    ),
  )
  const badge = await db.one(detailStore.selectCandidatureBadge, { candidature_id: params.id })
  const afterReplies = candidatureCan.proposeAfterReplies(
    await findOverdueReply(db, actor.company, row.intern_id),
  )
  return {
    ...(await stageOf(db, row, true)),
    is_private: row.known_to_intern_at === null,
    interview: badge?.interview ?? null,
    offer: badge?.offer ?? null,
    may: afterReplies.allowed ? may : { ...may, proposeInterview: 'errors.ANSWER_OVERDUE' },
    answer_overdue: afterReplies.allowed
      ? null
      : translate(afterReplies.messageKey, afterReplies.values),
  }
}

export const getInternStage: Handler<Endpoints['getInternStage']> = async ({
  actor,
  db,
  params,
}) => {
  const row =
    (await db.one(store.candidatureById, {
      candidature_id: params.id,
      company_id: null,
      intern_id: actor.intern,
    })) ?? notFound()
  const { withdraw } = toActionMap({
    withdraw: candidatureCan.withdraw(actor, toCandidatureFacts(row, db.now)),
  })
  return { ...(await stageOf(db, row, false)), may: { withdraw } }
}

export const getHostCompany: Handler<Endpoints['getHostCompany']> = async ({
  actor,
  db,
  params,
}) => {
  const row =
    (await db.one(detailStore.selectHostCompany, {
      candidature_id: params.id,
      intern_id: actor.intern,
    })) ?? notFound()
  const { plan_name, plan_zone, logo_file_id, time_zone, ...host } = row
  return {
    ...host,
    time_zone,
    logo_url: logo_file_id ? `/backend/files/${logo_file_id}` : null,
    plan: { ...host, name: plan_name, time_zone: plan_zone },
    answers_in_hours: (await getUsualResponseHours(db, row.company_id, actor.intern)).company,
  }
}
