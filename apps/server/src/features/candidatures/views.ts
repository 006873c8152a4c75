import { isPlacementOver } from '@fledge/domain/batches/rules.ts'
import type {
  CompanyCandidature,
  CompanyStage,
  InternCandidature,
  InternStage,
} from '@fledge/contract/candidatures/schema.ts'
import type { MatchView } from '@fledge/contract/matching/schema.ts'
import {
  getStageClosesAt,
  getStageCountingStart,
  type StageDeadlineFacts,
} from '@fledge/domain/candidatures/stage-deadlines.ts'
import {
  displayName,
  getTurnDueAt,
  getCandidatureTurn,
  getTurnSince,
} from '@fledge/domain/candidatures/rules.ts'
import { toNoShowClaim } from '@fledge/domain/interviews/no-show-claims.ts'
import { isAwaitingResponse } from '@fledge/domain/offers/rules.ts'
import type { CandidatureFacts } from '@fledge/domain/candidatures/can.ts'
import { toClaimView } from '../no-shows/public.ts'
import type { HistoryRow } from './queries/detail.queries.ts'
import type { ListRow } from './queries/list.queries.ts'
import type { CandidatureRow } from './queries/candidatures.queries.ts'

export const toOptionalFileUrl = (id: string | null): string | null =>
  id ? `/backend/files/${id}` : null

type DaysRow = Pick<
  ListRow,
  'stage' | 'stage_since' | 'interested_at' | 'interest_used_ms' | 'known_to_intern_at'
>
/** Returns the dates from which a row's days count, and when it closes. */
export function toStageDays(
  row: DaysRow,
): StageDeadlineFacts & { closesAt: Date | null; countedFrom: string } {
  const days = {
    stage: row.stage,
    stageSince: row.stage_since,
    interestedAt: row.interested_at,
    interestUsedMs: row.interest_used_ms,
    isKnown: row.known_to_intern_at !== null,
  }
  return {
    ...days,
    closesAt: getStageClosesAt(days),
    countedFrom: getStageCountingStart(row.stage, row.stage_since, row.interested_at),
  }
}

/** Converts a row to the facts of the domain's policies. */
export function toCandidatureFacts(row: CandidatureRow, now: Date): CandidatureFacts {
  return {
    stage: row.stage,
    planStatus: row.plan_status,
    planSupervisorIds: row.plan_supervisor_ids,
    applicationStatus: row.application_status,
    wasInterested: row.interested_at !== null,
    isInternTaken: row.is_intern_taken,
    isPlacementOver: isPlacementOver(row.placement_ends_at, now),
  }
}

/** Returns one side's report that the other missed the newest interview. */
const getActiveClaim = ({ interview, time_zone, company_time_zone }: ListRow) =>
  interview &&
  toNoShowClaim(
    {
      claimedBy: interview.claimed_by,
      claimedAt: interview.claimed_at,
      contestedAt: interview.contested_at,
      reviewDays: interview.claim_review_days,
    },
    { company: company_time_zone, intern: time_zone },
  )

/** Returns whose reply is awaited, since when and until when. */
function getCandidatureWait(row: ListRow) {
  const { interview, offer, stage } = row
  const days = toStageDays(row)
  const waiting = {
    ...days,
    offerAnswerBy: offer && isAwaitingResponse(offer.status) ? offer.answer_by : null,
    offerReviewDays: offer?.review_days ?? null,
    confirmBy: offer?.confirm_by ?? null,
    interview: interview && {
      status: interview.status,
      since: interview.status_since,
      answerBy: interview.answer_by,
      endsAt: interview.ends_at,
      claim: getActiveClaim(row),
    },
  }
  return {
    turn: getCandidatureTurn(stage, waiting.interview, days.isKnown),
    turn_since: getTurnSince(waiting),
    due_at: getTurnDueAt(waiting),
    closes_at: days.closesAt?.toISOString() ?? null,
  }
}

function toInterviewSummary(row: ListRow) {
  if (!row.interview) return null
  const {
    claimed_by: _by,
    claimed_at: _at,
    contested_at: _contested,
    claim_review_days: _days,
    status_since: _since,
    ...brief
  } = row.interview
  return { ...brief, no_show: toClaimView(brief.status, getActiveClaim(row)) }
}

const toStageFields = (row: ListRow) => ({
  candidature_id: row.candidature_id,
  stage: row.stage,
  stage_since: row.stage_since,
  ...getCandidatureWait(row),
  end_reason: row.end_reason,
  end_note: row.end_note,
})
const toSharedFields = (row: ListRow) => ({
  ...toStageFields(row),
  plan: { plan_id: row.plan_id, name: row.plan_name },
  created_at: row.created_at,
  interview: toInterviewSummary(row),
})

/** Returns a candidature as shown on the company's board. */
export const toCompanyCandidature = (row: ListRow, fits: number | null): CompanyCandidature => ({
  ...toSharedFields(row),
  offer: row.offer,
  fits,
  intern: {
    intern_id: row.intern_id,
    name: displayName(row.first_name, row.last_name, row.is_name_visible),
    picture_url: toOptionalFileUrl(row.picture_file_id),
    country_code: row.country_code,
    time_zone: row.time_zone,
  },
})

/** Returns the dates an intern may see: for them it began when they learned of it. */
export function getDatesKnownToIntern(
  row: Pick<ListRow, 'created_at' | 'stage_since' | 'known_to_intern_at'>,
): { created_at: string; stage_since: string } {
  const knownAt = row.known_to_intern_at ?? row.created_at
  return {
    created_at: knownAt,
    stage_since: Date.parse(row.stage_since) < Date.parse(knownAt) ? knownAt : row.stage_since,
  }
}

/** Returns a candidature as its intern sees it; an offer only once it was sent to them. */
export const toInternCandidature = (row: ListRow, match: MatchView | null): InternCandidature => ({
  ...toSharedFields(row),
  ...getDatesKnownToIntern(row),
  match,
  offer: row.offer?.answer_by ? row.offer : null,
  company: {
    company_id: row.company_id,
    name: row.company_name,
    slug: row.company_slug,
    logo_url: toOptionalFileUrl(row.logo_file_id),
    time_zone: row.company_time_zone,
  },
})

/** Converts an event of the timeline, with the name as far as the reader may see it. */
function toHistoryView(row: HistoryRow, candidature: ListRow, forCompany: boolean) {
  const by =
    row.actor_kind === 'anonymous' || row.actor_kind === 'registration'
      ? ('system' as const)
      : row.actor_kind
  const name =
    by === 'intern' && forCompany
      ? displayName(candidature.first_name, candidature.last_name, candidature.is_name_visible)
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

/** What the page of a candidature shows in addition to its row. */
export interface StageFacts {
  readonly history: readonly HistoryRow[]
  /** Median hours that each side takes to reply. */
  readonly usualHours: CompanyStage['usual_hours']
}

const toStageShape = (row: ListRow, facts: StageFacts, forCompany: boolean) => ({
  ...toStageFields(row),
  was_interested: row.interested_at !== null,
  history: facts.history.map((event) => toHistoryView(event, row, forCompany)),
  usual_hours: facts.usualHours,
})

/** Returns a candidature as shown on its page to the company. */
export const toCompanyStage = (
  row: ListRow,
  facts: StageFacts,
  more: Pick<CompanyStage, 'interview' | 'offer' | 'may' | 'answer_overdue'>,
): CompanyStage => ({
  ...toStageShape(row, facts, true),
  is_private: row.known_to_intern_at === null,
  ...more,
})

/** Returns a candidature as shown on its page to the intern. */
export const toInternStage = (
  row: ListRow,
  facts: StageFacts,
  may: InternStage['may'],
): InternStage => ({
  ...toStageShape(row, facts, false),
  stage_since: getDatesKnownToIntern(row).stage_since,
  may,
})
