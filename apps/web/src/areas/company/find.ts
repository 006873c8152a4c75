import { buildPath, paths } from '@fledge/contract/paths.ts'
import { client } from '../../platform/client.ts'
import { type Find, foundOf, type HitGroup, maxHits } from '../../platform/shell/find.ts'
import { translate } from '../../platform/use-texts.ts'

interface FindFacts {
  /** Whether the member may browse, and so sees the shortlist. */
  readonly browses: boolean
  /** Not approved: only running internships remain available. */
  readonly isRefused: boolean
}

const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')

async function hired(search: string, signal: AbortSignal): Promise<HitGroup> {
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

async function candidates(search: string, signal: AbortSignal): Promise<HitGroup> {
  const { payload } = await client.candidatures.listCandidatures(
    { query: { search, per_page: String(maxHits) } },
    signal,
  )
  return {
    name: 'shell.found.candidates',
    hits: payload.map((one) => ({
      id: one.candidature_id,
      label: one.intern.name,
      detail: joined(translate(`candidatures.stage.${one.stage}`), one.plan.name),
      to: buildPath(paths.company.candidate, { candidate: one.candidature_id }),
    })),
  }
}

/**
 * Returns shortlisted interns who are not yet candidates of a plan; those who are appear among the
 * candidates.
 */
async function shortlist(search: string, signal: AbortSignal): Promise<HitGroup> {
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
        detail: joined(one.plan?.name ?? null, one.career_field),
        to: buildPath(paths.company.shortlist, {}, { intern: one.intern_id }),
      })),
  }
}

async function plans(search: string, signal: AbortSignal): Promise<HitGroup> {
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
      detail: translate(`plans.status.${one.status}`),
      to: to(one),
    })),
  }
}

async function browse(search: string, signal: AbortSignal): Promise<HitGroup> {
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
export function companyFind({ browses, isRefused }: FindFacts): Find {
  return (words, signal) =>
    foundOf([
      hired(words, signal),
      ...(isRefused
        ? []
        : [
            candidates(words, signal),
            plans(words, signal),
            ...(browses ? [shortlist(words, signal), browse(words, signal)] : []),
          ]),
    ])
}
