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
  readonly browses: boolean
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
    hits: [...active.payload, ...past.payload].map((one) => ({
      id: one.internship_id,
      label: one.intern.name,
      detail: one.plan_name,
      to: buildPath(paths.company.internship, { internshipId: one.internship_id }),
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
    hits: payload.map((one) => ({
      id: one.candidature_id,
      label: one.intern.name,
      detail: joinParts(translateKey(`candidatures.stage.${one.stage}`), one.plan.name),
      to: buildPath(paths.company.candidate, { candidate: one.candidature_id }),
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
      .filter((one) => one.stage === null)
      .map((one) => ({
        id: one.intern_id,
        label: one.name,
        detail: joinParts(one.plan?.name ?? null, one.career_field),
        to: buildPath(paths.company.shortlist, {}, { intern: one.intern_id }),
      })),
  }
}

async function findPlans(search: string, signal: AbortSignal): Promise<SearchHitGroup> {
  const { payload } = await client.plans.listPlans(
    { query: { search, per_page: String(maxHits) } },
    signal,
  )
  // A draft opens in its editor.
  const to = (one: (typeof payload)[number]) =>
    one.may.discard === true
      ? buildPath(paths.company.newPlan, {}, { plan: one.uuid })
      : buildPath(paths.company.plan, { id: one.uuid })
  return {
    name: 'shell.found.plans',
    hits: payload.map((one) => ({
      id: one.uuid,
      label: one.name,
      detail: translateKey(`plans.status.${one.status}`),
      to: to(one),
    })),
  }
}

async function findInBrowse(search: string, signal: AbortSignal): Promise<SearchHitGroup> {
  const { payload } = await client.browse.findInterns({ query: { search } }, signal)
  return {
    name: 'shell.found.browse',
    hits: payload.map((one) => ({
      id: one.intern_id,
      label: one.name,
      ...(one.career_field ? { detail: one.career_field } : {}),
      to: buildPath(paths.company.browse, {}, { intern: one.intern_id }),
    })),
  }
}

/**
 * Returns the ⌘K search of a company member: hired interns, candidates, plans, the shortlist and
 * interns in browse.
 */
export function searchCompanyArea({ browses, isRefused }: CompanySearchFacts): AreaSearch {
  return (words, signal) =>
    settleSearches([
      findHired(words, signal),
      ...(isRefused
        ? []
        : [
            findCandidates(words, signal),
            findPlans(words, signal),
            ...(browses ? [findShortlisted(words, signal), findInBrowse(words, signal)] : []),
          ]),
    ])
}
