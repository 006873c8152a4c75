import { buildPath, paths } from '@fledge/contract/paths.ts'
import { applicationBadges, type ApplicationStatus } from '@fledge/domain/applications/types.ts'
import { companyBadges } from '@fledge/domain/companies/types.ts'
import { personBadges } from '@fledge/domain/people/types.ts'
import { hasOperatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import type { OperatorAccess, OperatorRole } from '@fledge/domain/sessions/types.ts'
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
    hits: payload.map((application) => ({
      id: application.application_id,
      label: application.name,
      detail: [
        translateKey(applicationBadges[application.status].text),
        application.batch_name,
      ].join(' · '),
      to: buildPath(paths.operator.application, { id: application.application_id }),
    })),
  }
}

/** People in every state. */
async function findPeople(search: string, signal: AbortSignal): Promise<SearchHitGroup> {
  const { payload } = await client.people.listPeople(
    { query: { search, per_page: pageSize } },
    signal,
  )
  return {
    name: 'shell.found.people',
    hits: payload.map((person) => ({
      id: person.id,
      label: person.name || person.email,
      detail: [
        translateKey(personBadges[person.status].text),
        person.company?.name ?? person.application?.batch_name,
      ]
        .filter(Boolean)
        .join(' · '),
      to: buildPath(paths.operator.person, { id: person.id }),
    })),
  }
}

async function findCompanies(search: string, signal: AbortSignal): Promise<SearchHitGroup> {
  const { payload } = await client.companies.listCompanyQueue(
    { query: { search, per_page: pageSize } },
    signal,
  )
  return {
    name: 'shell.found.companies',
    hits: payload.map((company) => ({
      id: company.company_id,
      label: company.name,
      detail: translateKey(companyBadges[company.status].text),
      to: buildPath(paths.operator.company, { id: company.company_id }),
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
    hits: payload.map((offer) => ({
      id: offer.offer_id,
      label: offer.role,
      detail: `${offer.company_name} · ${offer.intern_name}`,
      to: buildPath(paths.operator.offer, { id: offer.offer_id }),
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
    hits: payload.map((batch) => ({
      id: batch.batch_id,
      label: batch.name,
      ...(batch.partner ? { detail: batch.partner.name } : {}),
      to: buildPath(paths.operator.batch, { id: batch.batch_id }),
    })),
  }
}

const searches: readonly {
  readonly access: OperatorAccess
  readonly find: (search: string, signal: AbortSignal) => Promise<SearchHitGroup>
}[] = [
  { access: 'operator:review', find: findApplications },
  { access: 'operator:batches', find: findPeople },
  { access: 'operator:review', find: findCompanies },
  { access: 'operator:review', find: findOffersInReview },
  { access: 'operator:batches', find: findBatches },
]

/**
 * Returns the ⌘K search of a role: people and batches, for reviewers also applications, companies
 * and offers in review.
 */
export function createOperatorSearch(role: OperatorRole): AreaSearch {
  const open = searches.filter(({ access }) => hasOperatorAccess(role, access))
  return (search, signal) => settleSearches(open.map(({ find }) => find(search, signal)))
}
