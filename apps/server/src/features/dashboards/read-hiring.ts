import type { dashboardEndpoints } from '@fledge/contract/dashboards/endpoints.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { displayName, getTurnDueAt, getTurnSince } from '@fledge/domain/candidatures/rules.ts'
import { openStages, stageColumns } from '@fledge/domain/candidatures/types.ts'
import { toNoShowClaim } from '@fledge/domain/interviews/no-show-claims.ts'
import {
  type CompanyTask,
  nextCompanyTask,
  pendingOnOthers,
} from '@fledge/domain/dashboards/rules.ts'
import { reviewDays } from '@fledge/domain/response-deadlines.ts'
import { isAdminOrNamed } from '@fledge/domain/sessions/actor-side.ts'
import { revealMs } from '@fledge/domain/weekly-feedback/rules.ts'
import { readFirst, readPage } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import type { StageRow } from './queries/dashboards.queries.ts'
import { candidaturesInProgress } from './store.ts'
import {
  hiringStatusCounts,
  recentEvents,
  furthestStageCounts,
  type DueWeekRow,
  type EventRow,
  dueWeeksOfMember,
} from './queries/dashboards.queries.ts'

type Endpoints = typeof dashboardEndpoints

interface PersonRow {
  readonly intern_id: string
  readonly first_name: string
  readonly last_name: string
  readonly is_name_visible: boolean
  readonly picture_file_id: string | null
  readonly country_code: string | null
  readonly time_zone: string
  readonly plan_name: string
}

const toPersonView = (row: PersonRow) => ({
  intern_id: row.intern_id,
  name: displayName(row.first_name, row.last_name, row.is_name_visible),
  picture_url: row.picture_file_id ? `/backend/files/${row.picture_file_id}` : null,
  country_code: row.country_code,
  time_zone: row.time_zone,
  plan_name: row.plan_name,
})

const toClaim = (row: StageRow) =>
  toNoShowClaim(
    {
      claimedBy: row.no_show_claimed_by,
      claimedAt: row.no_show_claimed_at,
      contestedAt: row.no_show_contested_at,
      reviewDays: row.claim_review_days ?? reviewDays.usual,
    },
    { company: row.company_time_zone, intern: row.time_zone },
  )

const toTaskFacts = (row: StageRow) => ({
  stage: row.stage,
  isKnown: row.known_to_intern_at !== null,
  interviewStatus: row.interview_status,
  claim: toClaim(row),
  offerStatus: row.offer_status,
})

/**
 * Returns since when and until when a task is pending, as on the candidature's page, except for
 * declined offers.
 */
function getTaskTimes(row: StageRow, kind: CompanyTask): { since: string; due: string | null } {
  const { interview_status: status, interview_status_since: since } = row
  const interview =
    status && since
      ? {
          status,
          since,
          answerBy: row.interview_answer_by,
          endsAt: row.interview_ends_at,
          claim: toClaim(row),
        }
      : null
  const waiting = {
    stage: row.stage,
    stageSince: row.stage_since,
    interestedAt: row.interested_at,
    interestUsedMs: row.interest_used_ms,
    isKnown: row.known_to_intern_at !== null,
    interview,
    offerAnswerBy: null,
    offerReviewDays: null,
    confirmBy: null,
  }
  return {
    since: (kind === 'OFFER_TO_REVISE' ? row.offer_status_since : null) ?? getTurnSince(waiting),
    due: getTurnDueAt(waiting),
  }
}

function listTasks(rows: readonly StageRow[]) {
  return rows.flatMap((row) => {
    const kind = nextCompanyTask(toTaskFacts(row))
    return kind
      ? [
          {
            kind,
            ...toPersonView(row),
            candidature_id: row.candidature_id,
            ...getTaskTimes(row, kind),
            link: `/company/hiring-management/${row.candidature_id}`,
          },
        ]
      : []
  })
}

// Nothing expires then: from that day on, both sides can read each other's feedback.
const toWeekTask = (row: DueWeekRow) => ({
  kind: 'WEEK_DUE' as const,
  ...toPersonView({ ...row, is_name_visible: true }),
  candidature_id: null,
  since: row.unlocks_at,
  due: new Date(Date.parse(row.unlocks_at) + revealMs).toISOString(),
  link: buildPath(
    paths.company.internship,
    { internshipId: row.internship_id },
    { feedback: row.weekly_feedback_id },
  ),
})

/**
 * Returns the company's pending tasks by due date, counts of what others have to do, and recent
 * events.
 */
export const getHiringUpdates: Handler<Endpoints['getHiringUpdates']> = async ({
  actor,
  db,
  now,
}) => {
  const rows = await readFirst(db, candidaturesInProgress, {
    scope: { company: actor.company, stages: openStages },
    limit: 500,
  })
  const weeks = await db.many(dueWeeksOfMember, {
    company_id: actor.company,
    member_id: isAdminOrNamed(actor, []) ? null : actor.memberId,
    now: now.toISOString(),
  })
  const events = await db.many(recentEvents, {
    company_id: actor.company,
    machines: ['candidature'],
  })
  const tasks = [...listTasks(rows), ...weeks.map(toWeekTask)].toSorted(
    (a, b) => (a.due ?? '9').localeCompare(b.due ?? '9') || a.since.localeCompare(b.since),
  )
  const pending = rows.map((row) => pendingOnOthers(toTaskFacts(row)))
  const countOf = (kind: (typeof pending)[number]) => pending.filter((task) => task === kind).length
  return {
    waits: tasks.slice(0, 10),
    waits_count: tasks.length,
    others: {
      interviews_with_interns: countOf('interviewWithIntern'),
      claims_with_others: countOf('claimWithOthers'),
      offers_in_review: countOf('offerInReview'),
      offers_with_interns: countOf('offerWithIntern'),
      enrolments_with_interns: countOf('enrolmentWithIntern'),
    },
    updates: events.map(toUpdateView),
  }
}

const toActorKind = (kind: string): 'company' | 'intern' | 'operator' | 'system' =>
  kind === 'company' || kind === 'intern' || kind === 'operator' ? kind : 'system'

const toUpdateView = (row: EventRow) => ({
  ...toPersonView(row),
  id: row.id,
  machine: row.machine,
  move: row.move,
  by: toActorKind(row.actor_kind),
  candidature_id: row.candidature_id,
  at: row.at,
})

export const listDashboardCandidates: Handler<Endpoints['listDashboardCandidates']> = async ({
  actor,
  db,
  body,
}) => {
  const { rows, count } = await readPage(db, candidaturesInProgress, {
    scope: { company: actor.company, stages: openStages },
    filters: { plan: body.plan_id },
    paging: body,
  })
  return toPagedResult(
    rows.map((row) => ({
      ...toPersonView(row),
      candidature_id: row.candidature_id,
      stage: row.stage,
      interview: row.interview,
      offer: row.offer,
      stage_since: row.stage_since,
      plan_id: row.plan_id,
    })),
    count,
  )
}

const funnelColumns = stageColumns.filter((column) => column.id !== 'ended')
const stageRanks = JSON.stringify(
  funnelColumns.flatMap(({ stages }, rank) => stages.map((stage) => ({ stage, rank }))),
)

export const countHiring: Handler<Endpoints['countHiring']> = async ({ actor, db }) => {
  const rows = await db.many(hiringStatusCounts, { company_id: actor.company })
  const of = (kind: string) =>
    Object.fromEntries(
      rows.filter((row) => row.kind === kind).map((row) => [row.status, row.count]),
    )
  const furthest = await db.many(furthestStageCounts, {
    company_id: actor.company,
    ranks: stageRanks,
  })
  // A candidature in a later column has passed the earlier ones.
  const countFrom = (rank: number) =>
    furthest.reduce((sum, row) => (row.rank >= rank ? sum + row.count : sum), 0)
  return {
    interviews: of('interview'),
    offers: of('offer'),
    stages: of('stage'),
    funnel: funnelColumns.map(({ id }, rank) => ({ column: id, reached: countFrom(rank) })),
  }
}
