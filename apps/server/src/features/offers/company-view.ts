import type { CompanyOfferView, CompanyOfferRow } from '@fledge/contract/offers/schema.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import { missingOfferFields } from '@fledge/domain/offers/rules.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import { translate } from '../../platform/texts.ts'
import {
  getReviewDueAt,
  type OfferNames,
  readOfferNames,
  toSharedOfferView,
  toVersionViews,
} from './views.ts'
import { toOfferFacts, toOfferTerms } from './offer-terms.ts'
import { offerById, type OfferRow } from './queries/offers.queries.ts'

const fileUrl = (id: string | null) => (id ? `/backend/files/${id}` : null)

/**
 * Returns the intern of an offer as the company sees them; the full name is visible since the
 * interview.
 */
export const toOfferIntern = (
  row: { intern_id: string } & Pick<
    OfferRow,
    'first_name' | 'last_name' | 'picture_file_id' | 'intern_country_code' | 'intern_time_zone'
  >,
) => ({
  intern_id: row.intern_id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  picture_url: fileUrl(row.picture_file_id),
  country_code: row.intern_country_code,
  time_zone: row.intern_time_zone,
})

/** Returns the end reason as text: the company's, the intern's or the programme team's. */
export function formatEndReason(row: Pick<OfferRow, 'end_reason' | 'status'>): string | null {
  if (!row.end_reason) return null
  const keys = ['withdraw', 'decline', 'review'].map(
    (list) => `offers.reason.${list}.${row.end_reason}`,
  )
  const lists = { REJECTED_BY_CANDIDATE: 1, REJECTED_BY_VI: 2 } as const
  const first = Object.entries(lists).find(([status]) => status === row.status)?.[1] ?? 0
  return (
    [
      keys[first],
      `candidatures.reason.end.${row.end_reason}`,
      `candidatures.reason.disqualify.${row.end_reason}`,
      `candidatures.reason.withdraw.${row.end_reason}`,
    ]
      .map((key) => [key, translate(key ?? '')])
      .find(([key, text]) => key !== text)?.[1] ?? null
  )
}

/** Returns a row of the company's list. */
export function toCompanyOfferRow(row: OfferRow): CompanyOfferRow {
  return {
    offer_id: row.offer_id,
    candidature_id: row.candidature_id,
    plan_id: row.plan_id,
    plan_name: row.plan_name,
    status: row.status,
    role: row.role,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    answer_by: row.answer_by,
    status_since: row.status_since,
    end_reason: formatEndReason(row),
    intern: toOfferIntern(row),
  }
}

/** Returns an offer as its company sees it, with changes between versions and available actions. */
export function toCompanyOffer(
  row: OfferRow,
  names: OfferNames,
  actor: CompanyMember,
  now: Date,
): CompanyOfferView {
  const missing = missingOfferFields(toOfferTerms(row))
  const facts = toOfferFacts(row)
  const versions = toVersionViews(row, names)
  return {
    ...toSharedOfferView(row, names),
    plan_name: row.plan_name,
    intern: toOfferIntern(row),
    answer_days: row.answer_days,
    sent_at: row.sent_at,
    review_due_at: getReviewDueAt(row),
    approved_at: row.approved_at,
    created_at: row.created_at,
    end_reason: formatEndReason(row),
    end_note: row.end_note,
    comments: versions.findLast((version) => version.comments !== null)?.comments ?? null,
    versions,
    missing,
    may: toActionMap({
      edit: offerCan.edit(actor, facts),
      send: offerCan.send(actor, facts, missing, now),
      recall: offerCan.recall(actor, facts),
      withdraw: offerCan.withdraw(actor, facts),
    }),
  }
}

/** Returns the company's view of one of its offers; undefined if it does not exist. */
export async function findCompanyOffer(
  db: Db,
  actor: CompanyMember,
  id: string,
): Promise<CompanyOfferView | undefined> {
  const row = await db.one(offerById, {
    offer_ids: [id],
    company_id: actor.company,
    intern_id: null,
  })
  return row ? toCompanyOffer(row, await readOfferNames(db, [row]), actor, db.now) : undefined
}
