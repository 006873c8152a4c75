import { buildPath, paths } from '@fledge/contract/paths.ts'
import { client } from '../../platform/http/client.ts'
import {
  type AreaSearch,
  settleSearches,
  type SearchHitGroup,
  maxHits,
} from '../../platform/shell/search.ts'
import { translateKey } from '../../platform/i18n/use-texts.ts'

interface CompanySearchFacts {
  /** Whether the member may browse, and so sees the shortlist. */
  readonly canBrowse: boolean
  /** Not approved: only running internships remain available. */
  readonly isRefused: boolean
}

const joinParts = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')

async function findHired(search: string, signal: AbortSignal): Promise<SearchHitGroup> {
  const body = { search, per_page: maxHits }
  const [active, past] = await Promise.all([
    client.internships.listActiveInterns({ body }, signal),
    client.internships.listPastInterns({ body }, signal),
  ])
  return {
    name: 'shell.found.hired',
    hits: [...active.payload, ...past.payload].map((internship) => ({
      id: internship.internship_id,
      label: internship.intern.name,
      detail: internship.plan_name,
      to: buildPath(paths.company.internship, { internshipId: internship.internship_id }),
    })),
  }
}

async function findCandidates(search: string, signal: AbortSignal): Promise<SearchHitGroup> {
  const { payload } = await client.candidatures.listCandidatures(
    { query: { search, per_page: String(maxHits) } },
    signal,
  )
  return {
    name: 'shell.found.candidates',
    hits: payload.map((candidate) => ({
      id: candidate.candidature_id,
      label: candidate.intern.name,
      detail: joinParts(translateKey(`candidatures.stage.${candidate.stage}`), candidate.plan.name),
      to: buildPath(paths.company.candidate, { candidate: candidate.candidature_id }),
    })),
  }
}

/**
 * Returns shortlisted interns who are not yet candidates of a plan; those who are appear among the
 * candidates.
 */
async function findShortlisted(search: string, signal: AbortSignal): Promise<SearchHitGroup> {
  const { payload } = await client.shortlist.listShortlist(
    { body: { search, per_page: maxHits } },
    signal,
  )
  return {
    name: 'shell.found.shortlist',
    hits: payload
      .filter((intern) => intern.stage === null)
      .map((intern) => ({
        id: intern.intern_id,
        label: intern.name,
        detail: joinParts(intern.plan?.name ?? null, intern.career_field),
        to: buildPath(paths.company.shortlist, {}, { intern: intern.intern_id }),
      })),
  }
}

async function findPlans(search: string, signal: AbortSignal): Promise<SearchHitGroup> {
  const { payload } = await client.plans.listPlans(
    { query: { search, per_page: String(maxHits) } },
    signal,
  )
  // A draft opens in its editor.
  const to = (plan: (typeof payload)[number]) =>
    plan.may.discard === true
      ? buildPath(paths.company.newPlan, {}, { plan: plan.uuid })
      : buildPath(paths.company.plan, { id: plan.uuid })
  return {
    name: 'shell.found.plans',
    hits: payload.map((plan) => ({
      id: plan.uuid,
      label: plan.name,
      detail: translateKey(`plans.status.${plan.status}`),
      to: to(plan),
    })),
  }
}

async function findInBrowse(search: string, signal: AbortSignal): Promise<SearchHitGroup> {
  const { payload } = await client.browse.findInterns({ query: { search } }, signal)
  return {
    name: 'shell.found.browse',
    hits: payload.map((intern) => ({
      id: intern.intern_id,
      label: intern.name,
      ...(intern.career_field ? { detail: intern.career_field } : {}),
      to: buildPath(paths.company.browse, {}, { intern: intern.intern_id }),
    })),
  }
}

/**
 * Returns the ⌘K search of a company member: hired interns, candidates, plans, the shortlist and
 * interns in browse.
 */
export function searchCompanyArea({ canBrowse, isRefused }: CompanySearchFacts): AreaSearch {
  return (search, signal) =>
    settleSearches([
      findHired(search, signal),
      ...(isRefused
        ? []
        : [
            findCandidates(search, signal),
            findPlans(search, signal),
            ...(canBrowse ? [findShortlisted(search, signal), findInBrowse(search, signal)] : []),
          ]),
    ])
}
