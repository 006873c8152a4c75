import type { InternOfferRow, OfferReviewRow } from '@fledge/contract/offers/schema.ts'
import { listOfferChanges, type OfferField, type OfferTerms } from '@fledge/domain/offers/rules.ts'
import { countWeeks } from '@fledge/domain/internships/rules.ts'
import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import type { Db } from '../../platform/db/database.ts'
import { toOfferTerms } from './offer-terms.ts'
import { type OfferMemberRow, membersById, projectsById } from './queries/company.queries.ts'
import type { OfferRow } from './queries/offers.queries.ts'
import { type VersionRow, selectVersions } from './queries/version.queries.ts'

const fileUrl = (id: string | null) => (id ? `/backend/files/${id}` : null)

/** Names for the ids in some offers, read together. */
export interface OfferNames {
  readonly members: ReadonlyMap<string, OfferMemberRow>
  readonly projects: ReadonlyMap<string, string>
  readonly versions: readonly VersionRow[]
}

const listSupervisorIds = (facts: Partial<OfferTerms>) =>
  [facts.supervisorId, facts.secondSupervisorId].filter((id) => typeof id === 'string')

/** Reads the names that the views of these offers show. */
export async function readOfferNames(db: Db, rows: readonly OfferRow[]): Promise<OfferNames> {
  const versions =
    rows.length === 0
      ? []
      : await db.many(selectVersions, { offer_ids: rows.map((row) => row.offer_id) })
  const members = [
    ...rows
      .flatMap((row) => [row.supervisor_member_id, row.second_supervisor_member_id])
      .filter((id) => id !== null),
    ...versions.flatMap((version) => listSupervisorIds(version.facts)),
  ]
  const projects = [
    ...rows.flatMap((row) => row.project_ids),
    ...versions.flatMap((version) => version.facts.projectIds ?? []),
  ]
  return {
    members: new Map(
      (members.length === 0 ? [] : await db.many(membersById, { member_ids: members })).map(
        (row) => [row.member_id, row],
      ),
    ),
    projects: new Map(
      (projects.length === 0 ? [] : await db.many(projectsById, { project_ids: projects })).map(
        (row) => [row.project_id, row.name],
      ),
    ),
    versions,
  }
}

function supervisorOf(names: OfferNames, id: string | null, linkedin: string | null) {
  const row = id ? names.members.get(id) : undefined
  return row
    ? {
        member_id: row.member_id,
        name: row.name,
        picture_url: fileUrl(row.picture_file_id),
        job_title: row.job_title,
        linkedin,
        time_zone: row.time_zone,
      }
    : null
}

/** Returns the fields of an offer that every audience sees. */
export function toSharedOfferView(row: OfferRow, names: OfferNames) {
  return {
    offer_id: row.offer_id,
    candidature_id: row.candidature_id,
    plan_id: row.plan_id,
    status: row.status,
    version: row.version,
    role: row.role,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    weeks: countWeeks(row.starts_on, row.ends_on),
    hours_a_week: row.hours_a_week,
    working: { zone: row.plan_time_zone, from: row.working_from, to: row.working_to },
    place: row.place,
    city: row.city,
    projects: row.project_ids
      .map((id) => ({ id, name: names.projects.get(id) ?? '' }))
      .filter((project) => project.name !== ''),
    stipend_amount: row.stipend_amount,
    stipend_currency: row.stipend_currency,
    note: row.note,
    supervisor: supervisorOf(names, row.supervisor_member_id, row.supervisor_linkedin),
    second_supervisor: supervisorOf(
      names,
      row.second_supervisor_member_id,
      row.second_supervisor_linkedin,
    ),
    answer_by: row.answer_by,
    status_since: row.status_since,
  }
}

export const toHostCompany = (row: OfferRow) => ({
  company_id: row.company_id,
  name: row.company_name,
  slug: row.company_slug,
  logo_url: fileUrl(row.logo_file_id),
  city: row.company_city,
  country: row.company_country,
  country_code: row.company_country_code,
  time_zone: row.company_time_zone,
})

/**
 * Returns the versions sent to review with their changes, plus the current content if it differs
 * from the last one.
 */
export function toVersionViews(row: OfferRow, names: OfferNames) {
  const sent = names.versions.filter((version) => version.offer_id === row.offer_id)
  const views = sent.map((version, index) => {
    const before = sent[index - 1]
    return {
      version: version.version,
      at: version.at,
      comments: version.comments,
      answer: version.answer,
      changes: before ? toChangeViews(before.facts, version.facts, names) : [],
      is_sent: true,
    }
  })
  const last = sent.at(-1)
  const pending = last ? toChangeViews(last.facts, toOfferTerms(row), names) : []
  return last && pending.length > 0
    ? [
        ...views,
        {
          version: Math.max(row.version, last.version + 1),
          at: row.status_since,
          comments: null,
          answer: null,
          changes: pending,
          is_sent: false,
        },
      ]
    : views
}

function toChangeViews(before: Partial<OfferTerms>, after: Partial<OfferTerms>, names: OfferNames) {
  return listOfferChanges(before, after).map((change) => ({
    field: change.field,
    from: formatOfferValue(change.field, change.from, names),
    to: formatOfferValue(change.field, change.to, names),
    is_marked: change.isMarked,
    currencies:
      change.field === 'stipendAmount'
        ? { from: before.stipendCurrency ?? null, to: after.stipendCurrency ?? null }
        : null,
  }))
}

function formatOfferValue(
  field: OfferField,
  value: OfferTerms[OfferField],
  names: OfferNames,
): string | null {
  if (value === null || value === '') return null
  if (field === 'supervisorId' || field === 'secondSupervisorId')
    return names.members.get(String(value))?.name ?? null
  return Array.isArray(value)
    ? value
        .map((id) => names.projects.get(String(id)) ?? '')
        .filter((name) => name !== '')
        .join(', ') || null
    : String(value)
}

/** Returns a row of an intern's lists. */
export function toInternOfferRow(row: OfferRow): InternOfferRow {
  return {
    offer_id: row.offer_id,
    candidature_id: row.candidature_id,
    status: row.status,
    role: row.role,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    hours_a_week: row.hours_a_week,
    answer_by: row.answer_by,
    status_since: row.status_since,
    company: toHostCompany(row),
  }
}

/** By when the programme team reviews an offer; null before it is sent. */
export const getReviewDueAt = (row: OfferRow): string | null =>
  row.sent_at && teamReviewDueAt(row.sent_at, row.review_days).toISOString()

/** Returns a row of the reviewers' queue without who takes care of it. */
export function toReviewRow(
  row: OfferRow,
): Omit<OfferReviewRow, 'owner_id' | 'owner_name' | 'skipped_until'> {
  return {
    offer_id: row.offer_id,
    role: row.role,
    company_name: row.company_name,
    logo_url: fileUrl(row.logo_file_id),
    is_trusted: row.is_trusted,
    intern_name: `${row.first_name} ${row.last_name}`.trim(),
    country_code: row.intern_country_code,
    version: row.version,
    status: row.status,
    sent_at: row.sent_at,
    review_due_at: getReviewDueAt(row),
  }
}
