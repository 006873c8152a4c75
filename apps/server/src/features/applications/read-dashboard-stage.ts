import type { applicationEndpoints } from '@fledge/contract/applications/endpoints.ts'
import { getApplicationDeadline } from '@fledge/domain/applications/application-deadline.ts'
import { getDashboardSteps } from '@fledge/domain/applications/dashboard-steps.ts'
import { wasApproved } from '@fledge/domain/applications/rules.ts'
import { getCompletionPercent } from '@fledge/domain/applications/application-sections.ts'
import { isPlacementOver } from '@fledge/domain/batches/rules.ts'
import { getInterestBlock } from '@fledge/domain/candidatures/can.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toFileUrl } from '../files/public.ts'
import { loadApplicationDetails } from './application-facts.ts'
import * as store from './queries/applications.queries.ts'

type Endpoints = typeof applicationEndpoints

/** A dismissed time-zone prompt reappears after one day (seed 001 §4). */
const promptIntervalMs = dayMs

export const internBasicDetails: Handler<Endpoints['internBasicDetails']> = async ({
  db,
  actor,
  now,
}) => {
  const row = (await db.one(store.dashboardFacts, { intern_id: actor.intern })) ?? notFound()
  const { picture_file_id, time_zone_prompt_dismissed_at, ...basics } = row
  const isPutAway =
    time_zone_prompt_dismissed_at !== null &&
    now.getTime() - Date.parse(time_zone_prompt_dismissed_at) < promptIntervalMs
  return {
    ...basics,
    intern_id: actor.intern,
    picture_url: picture_file_id ? toFileUrl(picture_file_id) : null,
    show_time_zone_prompt: !isPutAway,
  }
}

/**
 * Returns the progress of the application as the five dashboard steps. The first unfinished step is
 * the current one.
 */
export const currentStage: Handler<Endpoints['currentStage']> = async ({
  db,
  actor,
  params,
  now,
}) => {
  const row =
    (await db.one(store.applicationOf, { intern_id: actor.intern, application_id: params.id })) ??
    notFound()
  const { facts } = await loadApplicationDetails(db, row)
  const hiring = await db.one(store.hiringFacts, {
    intern_id: actor.intern,
    application_id: row.application_id,
  })
  const wait = getOwnDeadline(row, hiring)
  return {
    application_id: row.application_id,
    status: row.status,
    batch_name: row.batch_name,
    since: row.decided_at ?? row.submitted_at ?? row.created_at,
    submitted_at: row.submitted_at,
    decided_at: row.decided_at,
    answer_by: wait.due?.toISOString() ?? null,
    turn: wait.turn,
    open_comments: row.open_comments,
    percent: getCompletionPercent(facts),
    confirm: hiring?.confirm ?? null,
    payment: hiring?.payment ?? null,
    is_phone_verified: hiring?.is_phone_verified ?? false,
    interest_block: findInterestBlock(row, now),
    steps: listDashboardSteps(row, hiring),
  }
}

function findInterestBlock(row: store.ApplicationRow, now: Date): string | null {
  return getInterestBlock({
    applicationStatus: row.status,
    isInternTaken: false,
    isPlacementOver: isPlacementOver(row.placement_ends_at, now),
  })
}

function getOwnDeadline(row: store.ApplicationRow, hiring: store.HiringProgressRow | undefined) {
  return getApplicationDeadline({
    status: row.status,
    submittedAt: row.submitted_at,
    reviewDays: row.review_days,
    changesAskedAt: hiring?.changes_asked_at ?? null,
    enrolmentClosesAt: row.enrolment_closes_at,
    extendedDueAt: row.due_at,
    placementDueAt: row.placement_due_at,
    hasOpenCandidature: hiring?.has_open_candidature ?? false,
  })
}

function listDashboardSteps(
  row: store.ApplicationRow,
  hiring: store.HiringProgressRow | undefined,
) {
  return getDashboardSteps({
    submittedAt: row.submitted_at,
    approvedAt: wasApproved(row.status, row.decided_at) ? row.decided_at : null,
    firstInterviewAt: hiring?.first_interview_at ?? null,
    interviews: hiring?.interviews ?? 0,
    offeredAt: hiring?.offered_at ?? null,
    openOffers: hiring?.open_offers ?? 0,
    acceptedOffers: hiring?.accepted_offers ?? 0,
    startsOn: hiring?.starts_on ?? null,
    internships: hiring?.internships ?? 0,
  })
}
