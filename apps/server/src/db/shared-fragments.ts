import 'temporal-polyfill/global'
import { handedOutKinds } from '@fledge/domain/waits/rules.ts'
import { pendingActKinds } from '@fledge/domain/pending-acts/types.ts'
import { stageReminderDays } from '@fledge/domain/candidatures/stage-deadlines.ts'
import { riskSignals, riskThresholds } from '@fledge/domain/risk/types.ts'
import { funnelColumnsSql, reachedStagesSql, toStageNumber } from '../platform/db/funnel-stage.ts'
import { isAwaySql } from '../platform/db/absence.ts'
import { isInternshipOfBatchSql } from '../platform/db/internship-batch.ts'
import { funnelStages } from '@fledge/domain/batches/funnel-stages.ts'
import { isJoinableSql } from '../platform/db/joinable-batch.ts'
import {
  companyTurnSinceSql,
  companyWaitingSinceSql,
  isCompanyAskedSql,
} from '../platform/db/company-questions.ts'
import { banHashSql } from '../platform/db/ban-hash.ts'
import { badgeSql } from '../platform/db/candidature-badge.ts'
import { closesAtColumn } from '../platform/db/candidature-closes-at.ts'
import { canAnswerWeeksSql } from '../platform/db/can-answer-weeks.ts'
import { takeNextWaitSql } from '../platform/db/waits/next-wait.ts'
import { undecidedSql } from '../platform/db/waits/undecided.ts'
import { waitTextsSql } from '../platform/db/waits/wait-texts.ts'
import { isTeamWaitSql, teamWaitFilterSql } from '../platform/db/waits/team-waits.ts'
import { candidatureWaitsSql, overdueKindsSql, waitsSql } from '../platform/db/waits/waits.ts'
import { continuingCandidatureSql } from '../platform/db/continuing-candidature.ts'
import { hasDuplicatesSql } from '../platform/db/has-duplicates.ts'
import { firstSimilarSql, similarApplicationsSql } from '../platform/db/similar-applications.ts'
import { noOpenOpinionSql } from '../platform/db/no-open-opinion.ts'
import { offersInBatchSql } from '../platform/db/offers-in-batch.ts'
import { findOpenPaymentFilterSql } from '../platform/db/open-payments.ts'
import { placementDueAtSql, placementEndsAtSql } from '../platform/db/placement-deadline.ts'
import { promisedDaysSql } from '../platform/db/promised-days.ts'
import { planContactsSql } from '../platform/db/plan-contacts.ts'
import { lastNameFirstSql, searchedPhoneSql } from '../platform/db/searched-person.ts'
import { searchedReceiptSql } from '../platform/db/searched-receipt.ts'
import { reviewDecisionsSql } from '../platform/db/review-decisions.ts'
import { sessionEndsAtSql } from '../platform/db/session-end.ts'
import { todayItemsSql } from '../platform/db/today-items.ts'
import { isoTimestampSql } from '../platform/db/statement.ts'
import { isNameVisibleSql, visibleNameSql } from '../platform/db/visible-name.ts'
import { isWipedMailSql } from '../platform/db/wiped-mail.ts'
import { isNoShowCountingSql } from '../platform/db/waits/no-show-waits.ts'
import {
  planColumnsSql,
  publicPlanColumnsSql,
  readPlanColumnsSql,
  savedPlanColumnsSql,
} from './plan-fragments.ts'
import { exportedFieldsSql, listProfileColumns } from './profile-fragments.ts'

/**
 * Rules that query files include by name, `{{placement_ends_at(b)}}`: the same SQL that lists and
 * tests use, with the domain's own deadlines. The generated statements contain its
 * text, and `npm run check` finds them out of date when a rule changes.
 */
export const sharedFragments: Readonly<Record<string, (...args: string[]) => string>> = {
  badge: badgeSql,
  ban_hash: banHashSql,
  can_answer_weeks: canAnswerWeeksSql,
  candidature_closes_at: () => closesAtColumn,
  company_turn_since: (company) => companyTurnSinceSql(company ?? ''),
  company_waiting_since: (company) => companyWaitingSinceSql(company ?? ''),
  is_company_asked: (company) => isCompanyAskedSql(company ?? ''),
  candidature_reminders: () =>
    stageReminderDays.map(({ stage, daysBefore }) => `('${stage}', ${daysBefore})`).join(', '),
  continuing_candidature: continuingCandidatureSql,
  exported_profile_fields: exportedFieldsSql,
  first_similar: firstSimilarSql,
  funnel_columns: (milestones) => funnelColumnsSql(milestones ?? ''),
  has_duplicates: (intern) => hasDuplicatesSql(intern ?? ''),
  /** Whether someone ever reached a stage or a later one. */
  has_reached: (milestones, name) => {
    const stage = funnelStages.find((known) => known === name)
    if (!stage) throw new Error(`not a stage of the funnel: ${name}`)
    return `${milestones ?? ''}.furthest >= ${toStageNumber(stage)}`
  },
  is_away: (userId) => isAwaySql(userId ?? ''),
  is_internship_of_batch: (internship, batch) =>
    isInternshipOfBatchSql(internship ?? '', batch ?? ''),
  is_joinable: isJoinableSql,
  is_name_visible: isNameVisibleSql,
  is_no_show_counting: (noShow) => isNoShowCountingSql(noShow ?? ''),
  is_wiped_mail: isWipedMailSql,
  iso_timestamp: isoTimestampSql,
  no_open_opinion: (application) => noOpenOpinionSql(application ?? ''),
  last_name_first: () => lastNameFirstSql,
  offers_in_batch: () => offersInBatchSql(),
  open_payment_filter: (name) => findOpenPaymentFilterSql(name ?? ''),
  other_offers_in_batch: () => offersInBatchSql('o.offer_id'),
  overdue_kinds: () => overdueKindsSql,
  placement_due_at: placementDueAtSql,
  placement_ends_at: placementEndsAtSql,
  plan_contacts: planContactsSql,
  plan_field_columns: planColumnsSql,
  plan_fields: readPlanColumnsSql,
  promised_days: (setting) => promisedDaysSql(setting ?? ''),
  public_plan_columns: (plan, field) => publicPlanColumnsSql(plan ?? '', field ?? ''),
  profile_columns: () => listProfileColumns().join(', '),
  profile_columns_of: (table) => listProfileColumns(table).join(', '),
  reached_stages: (milestones) => reachedStagesSql(milestones ?? ''),
  review_decisions: (events) => reviewDecisionsSql(events ?? ''),
  risk_threshold: (name) => {
    const signal = riskSignals.find((known) => known === name)
    if (!signal) throw new Error(`not a sign of risk: ${name}`)
    return String(riskThresholds[signal])
  },
  searched_phone: () => searchedPhoneSql,
  searched_receipt: () => searchedReceiptSql,
  saved_plan_fields: savedPlanColumnsSql,
  session_ends_at: (session, user) => sessionEndsAtSql(session ?? '', user ?? ''),
  similar_applications: (intern) => similarApplicationsSql(intern ?? ''),
  take_next_wait: (kind) => {
    const known = handedOutKinds.find((handedOut) => handedOut === kind)
    if (!known) throw new Error(`not handed out: ${kind}`)
    return takeNextWaitSql(known)
  },
  is_undecided: (kind, id) => {
    const known = pendingActKinds.find((pending) => pending === kind)
    if (!known) throw new Error(`nothing of this kind is decided: ${kind}`)
    return undecidedSql(known, id ?? '')
  },
  is_team_wait: () => isTeamWaitSql,
  team_wait_filter: (name) => teamWaitFilterSql(name ?? ''),
  today_items: () => todayItemsSql,
  wait_texts: waitTextsSql,
  waits: () => waitsSql,
  candidature_waits: () => candidatureWaitsSql,
  visible_name: (company, intern, person) =>
    visibleNameSql(isNameVisibleSql(company ?? '', intern ?? ''), person),
}
