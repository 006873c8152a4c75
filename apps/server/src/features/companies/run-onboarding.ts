import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { missingContactFields } from '@fledge/domain/companies/rules.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult, notFound, refuse } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import {
  checklistFacts,
  companyRow,
  markOnboardingCompleted as storeComplete,
  onboardingState,
  markOnboardingStarted as storeStart,
} from './store.ts'
import { getProfileSections } from './views.ts'

type Endpoints = typeof companyEndpoints

/** The first administrator has all steps, other members only their own. */
async function loadOnboardingStatus(db: Db, actor: CompanyMember) {
  const row = await db.one(onboardingState, actor.company, actor.userId)
  const company = await db.one(companyRow, actor.company)
  if (!row || !company) return null
  const you = missingContactFields(row)
  const sections = row.is_first ? getProfileSections(company) : []
  const steps = [
    {
      step: 'you' as const,
      is_complete: you.length === 0,
      is_required: true,
      is_begun: you.length < 3,
      missing: [...you],
    },
    ...sections.map((one) => ({
      step: one.section,
      is_complete: one.missingRequired.length === 0,
      is_required: one.section !== 'media',
      is_begun: one.done > 0,
      missing: [...one.missingRequired],
    })),
  ]
  return {
    is_started: row.is_started,
    is_completed: row.is_completed,
    next: steps.find((one) => !one.is_complete)?.step ?? null,
    steps,
  }
}

export const getOnboardingStatus: Handler<Endpoints['getOnboardingStatus']> = async ({
  actor,
  db,
}) => (await loadOnboardingStatus(db, actor)) ?? notFound()

export const startOnboarding: Handler<Endpoints['startOnboarding']> = async ({
  actor,
  db,
  now,
}) => {
  await db.run(storeStart, actor.company, actor.userId, now.toISOString())
  return {}
}

/** Completes the onboarding. If fields are missing, lists them by step and changes nothing. */
export const completeOnboarding: Handler<Endpoints['completeOnboarding']> = async ({
  actor,
  db,
  now,
}) => {
  const status = await loadOnboardingStatus(db, actor)
  if (!status) return notFound()
  const fields = Object.fromEntries(
    status.steps.flatMap((one) =>
      one.missing.map((field) => [`${one.step}.${field}`, translate(`companies.missing.${field}`)]),
    ),
  )
  if (Object.keys(fields).length > 0)
    return refuse('INCOMPLETE', {
      messageKey: 'companies.refused.incomplete',
      values: { fields: Object.values(fields).join(', ') },
      fields,
    })
  await db.run(storeComplete, actor.company, actor.userId, now.toISOString())
  return {}
}

export const listChecklist: Handler<Endpoints['listChecklist']> = async ({ actor, db }) => {
  const facts = await db.one(checklistFacts, actor.company)
  const company = await db.one(companyRow, actor.company)
  if (!facts || !company) return notFound()
  const items = [
    {
      item: 'profile' as const,
      is_done: getProfileSections(company)
        .filter((one) => one.section !== 'media')
        .every((one) => one.missing.length === 0),
      link: '/company/profile',
    },
    { item: 'logo' as const, is_done: facts.logo, link: '/company/profile' },
    { item: 'project' as const, is_done: facts.project, link: '/company/profile?tab=projects' },
    { item: 'plan' as const, is_done: facts.plan, link: '/company/internship-requirement/new' },
    { item: 'colleague' as const, is_done: facts.colleague, link: '/company/settings?tab=members' },
    { item: 'shortlist' as const, is_done: facts.shortlist, link: '/company/browse-candidates' },
    { item: 'interview' as const, is_done: facts.interview, link: '/company/hiring-management' },
  ]
  return toPagedResult(items, items.length)
}
