import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { getProfileSections } from './views.ts'
import { loadOnboardingStatus } from './onboarding-status.ts'
import { checklistFacts, companyRow } from './queries/companies.queries.ts'

type Endpoints = typeof companyEndpoints

export const getOnboardingStatus: Handler<Endpoints['getOnboardingStatus']> = async ({
  actor,
  db,
}) => loadOnboardingStatus(db, actor)

export const listChecklist: Handler<Endpoints['listChecklist']> = async ({ actor, db }) => {
  const facts = await db.one(checklistFacts, { company_id: actor.company })
  const company = await db.one(companyRow, { company_id: actor.company })
  if (!facts || !company) notFound()
  const items = [
    {
      item: 'profile' as const,
      is_done: getProfileSections(company)
        .filter(({ section }) => section !== 'media')
        .every(({ missing }) => missing.length === 0),
      link: '/company/profile',
    },
    { item: 'logo' as const, is_done: facts.logo, link: '/company/profile' },
    { item: 'project' as const, is_done: facts.project, link: '/company/profile?tab=projects' },
    {
      item: 'plan' as const,
      is_done: facts.plan,
      link: buildPath(
        paths.company.newPlan,
        {},
        facts.draft_plan_id ? { plan: facts.draft_plan_id } : {},
      ),
    },
    { item: 'colleague' as const, is_done: facts.colleague, link: '/company/settings?tab=members' },
    { item: 'shortlist' as const, is_done: facts.shortlist, link: '/company/browse-candidates' },
    { item: 'interview' as const, is_done: facts.interview, link: '/company/hiring-management' },
  ]
  return toPagedResult(items, items.length)
}
