import type { candidatureEndpoints } from '@fledge/contract/candidatures/endpoints.ts'
import { candidatureCan } from '@fledge/domain/candidatures/can.ts'
import { getMedianResponseHours } from '@fledge/domain/candidatures/rules.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { getCreditsLeft } from '../credits/public.ts'
import { canSeeCandidature } from './candidature-visibility.ts'
import { findOverdueReply, getCompanyResponseHours } from './public.ts'
import * as detailStore from './queries/detail.queries.ts'
import { type ListRow, selectListRow } from './queries/list.queries.ts'
import * as store from './queries/candidatures.queries.ts'
import { type StageFacts, toCandidatureFacts, toCompanyStage, toInternStage } from './views.ts'

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

/** Reads what the page of a candidature shows in addition to its row. */
async function readStageFacts(db: Db, row: ListRow, forIntern: boolean): Promise<StageFacts> {
  return {
    history: await db.many(detailStore.selectHistory, {
      candidature_id: row.candidature_id,
      for_intern: forIntern,
    }),
    usualHours: await getUsualResponseHours(db, row.company_id, row.intern_id),
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
  const listed = (await db.one(selectListRow, { candidature_id: params.id })) ?? notFound()
  const { withdraw: _others, ...permissions } = toActionMap(
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
  return toCompanyStage(listed, await readStageFacts(db, listed, false), {
    interview: badge?.interview ?? null,
    offer: badge?.offer ?? null,
    may: afterReplies.allowed
      ? permissions
      : { ...permissions, proposeInterview: 'errors.ANSWER_OVERDUE' },
    answer_overdue: afterReplies.allowed
      ? null
      : translate(afterReplies.messageKey, afterReplies.values),
  })
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
  const listed = (await db.one(selectListRow, { candidature_id: params.id })) ?? notFound()
  const { withdraw } = toActionMap({
    withdraw: candidatureCan.withdraw(actor, row),
  })
  return toInternStage(listed, await readStageFacts(db, listed, true), { withdraw })
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
  const { plan_name, plan_time_zone, logo_file_id, time_zone, ...host } = row
  return {
    ...host,
    time_zone,
    logo_url: logo_file_id ? `/backend/files/${logo_file_id}` : null,
    plan: { ...host, name: plan_name, time_zone: plan_time_zone },
    answers_in_hours: (await getUsualResponseHours(db, row.company_id, actor.intern)).company,
  }
}
