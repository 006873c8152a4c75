import { buildPath, paths } from '@fledge/contract/paths.ts'
import { applicationBadges, type ApplicationStatus } from '@fledge/domain/applications/types.ts'
import { companyBadges } from '@fledge/domain/companies/types.ts'
import { client } from '../../platform/http/client.ts'
import {
  type AreaSearch,
  settleSearches,
  type SearchHitGroup,
  maxHits,
} from '../../platform/shell/search.ts'
import { translateKey } from '../../platform/i18n/use-texts.ts'

// Applications that were never submitted cannot be read yet.
const submittedStatuses: ApplicationStatus[] = [
  'SUBMITTED',
  'IN_REVIEW',
  'CHANGES_REQUESTED',
  'APPROVED',
  'ENROLLED',
  'COMPLETED',
  'NOT_PLACED',
  'REJECTED',
]
const pageSize = String(maxHits)

async function findApplications(search: string, signal: AbortSignal): Promise<SearchHitGroup> {
  const { payload } = await client.reviews.listReviews(
    { query: { search, per_page: pageSize, status: submittedStatuses } },
    signal,
  )
  return {
    name: 'shell.found.applications',
    hits: payload.map((one) => ({
      id: one.application_id,
      label: one.name,
      detail: [translateKey(applicationBadges[one.status].text), one.batch_name].join(' · '),
      to: buildPath(paths.operator.application, { id: one.application_id }),
    })),
  }
}

async function findCompanies(search: string, signal: AbortSignal): Promise<SearchHitGroup> {
  const { payload } = await client.companies.listCompanyQueue(
    { query: { search, per_page: pageSize } },
    signal,
  )
  // Opens the queue that contains the company.
  return {
    name: 'shell.found.companies',
    hits: payload.map((one) => ({
      id: one.company_id,
      label: one.name,
      detail: translateKey(companyBadges[one.status].text),
      to: buildPath(paths.operator.company, { id: one.company_id }, { status: one.status }),
    })),
  }
}

async function findOffersInReview(search: string, signal: AbortSignal): Promise<SearchHitGroup> {
  const { payload } = await client.offers.listOffersForReview(
    { query: { search, per_page: pageSize } },
    signal,
  )
  return {
    name: 'shell.found.offers',
    hits: payload.map((one) => ({
      id: one.offer_id,
      label: one.role,
      detail: `${one.company_name} · ${one.intern_name}`,
      to: buildPath(paths.operator.offer, { id: one.offer_id }),
    })),
  }
}

async function findBatches(search: string, signal: AbortSignal): Promise<SearchHitGroup> {
  const { payload } = await client.batches.listOperatorBatches(
    { query: { search, per_page: pageSize } },
    signal,
  )
  return {
    name: 'shell.found.batches',
    hits: payload.map((one) => ({
      id: one.batch_id,
      label: one.name,
      ...(one.partner ? { detail: one.partner.name } : {}),
      to: buildPath(paths.operator.batch, { id: one.batch_id }),
    })),
  }
}

/**
 * ⌘K search of the programme team: people by their applications, companies, offers in review and
 * batches.
 */
export const searchOperatorArea: AreaSearch = (words, signal) =>
  settleSearches([
    findApplications(words, signal),
    findCompanies(words, signal),
    findOffersInReview(words, signal),
    findBatches(words, signal),
  ])
