import { findFailedCheck } from '@fledge/domain/companies/approval-checks.ts'
import { sampleHours } from '@fledge/domain/lists/bulk-sample.ts'
import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { getProfilePercent } from '@fledge/domain/companies/rules.ts'
import { waitCan } from '@fledge/domain/waits/can.ts'
import { hourMs } from '@fledge/kernel/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { type CompanyProfileRow, companyProfiles } from './queries/companies.queries.ts'
import {
  companiesToApprove,
  companySample,
  type CompanyToApproveRow,
  type SampledCompanyRow,
} from './queries/operator.queries.ts'
import { getProfileSections } from './views.ts'
import { isWebsiteOfDomain } from './website-domain.ts'

/** A waiting company; `refusal` is the key of why it is left out of a bulk approval. */
interface CompanyToApprove {
  readonly id: string
  readonly title: string
  readonly refusal: string | null
}

/** The companies that an operator looks at before approving many. */
export interface CompanySample {
  readonly companies: readonly SampledCompanyRow[]
  /** When it was drawn; null without a sample. */
  readonly drawnAt: string | null
  readonly isSeen: boolean
}

/** Returns the operator's sample that still counts; it is read from the log. */
export async function readSample(db: Db, actor: Operator): Promise<CompanySample> {
  const since = new Date(db.now.getTime() - sampleHours * hourMs).toISOString()
  const companies = await db.many(companySample, { actor_id: actor.userId, since })
  return {
    companies,
    drawnAt: companies[0]?.drawn_at ?? null,
    isSeen: companies.length > 0 && companies.every((company) => company.is_seen),
  }
}

/** Returns the key of the check that a company does not pass, or null. */
export function findRefusal(
  row: CompanyToApproveRow,
  profile: CompanyProfileRow | undefined,
): string | null {
  return findFailedCheck({
    isOnboarded: row.is_onboarded,
    hasOwnDomain: row.has_own_domain,
    hasOwnWebsite: isWebsiteOfDomain(row.website, row.email_domain),
    wasRejected: row.was_rejected,
    wasDomainRejected: row.was_domain_rejected,
    wasAsked: row.was_asked,
    profilePercent: profile ? getProfilePercent(getProfileSections(profile)) : 0,
  })
}

/**
 * Returns the companies that wait for approval, at most as many as an act changes. A sample says
 * nothing about those that came or changed after it was drawn.
 */
export async function findCompaniesToApprove(
  db: Db,
  actor: Operator,
  { drawnAt }: Pick<CompanySample, 'drawnAt'>,
): Promise<readonly CompanyToApprove[]> {
  const rows = await db.many(companiesToApprove, { limit: maxBulkRows })
  const profiles = new Map(
    (await db.many(companyProfiles, { company_ids: rows.map((row) => row.company_id) })).map(
      (profile) => [profile.company_id, profile],
    ),
  )
  const isLater = (at: string) => drawnAt !== null && Date.parse(at) > Date.parse(drawnAt)
  return rows.map((row) => ({
    id: row.company_id,
    title: row.name,
    refusal:
      findRefusal(row, profiles.get(row.company_id)) ??
      findOwnerRefusal(actor, row) ??
      (isLater(row.changed_at) ? 'companies.refused.afterSample' : null),
  }))
}

/** What a colleague takes care of is theirs to decide. */
function findOwnerRefusal(actor: Operator, { owner_id: ownerId }: CompanyToApproveRow) {
  const decision = waitCan.decide(actor, { ownerId })
  return decision.allowed ? null : decision.messageKey
}
