import { missingContactFields } from '@fledge/domain/companies/rules.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { getProfileSections } from './views.ts'
import { companyRow, onboardingState } from './queries/companies.queries.ts'

/**
 * Returns the steps of the onboarding: all for the first administrator, for other members only
 * their own.
 * @throws NOT_FOUND
 */
export async function loadOnboardingStatus(db: Db, actor: CompanyMember) {
  const row = await db.one(onboardingState, { company_id: actor.company, user_id: actor.userId })
  const company = await db.one(companyRow, { company_id: actor.company })
  if (!row || !company) notFound()
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
    ...sections.map(({ section, missingRequired, done }) => ({
      step: section,
      is_complete: missingRequired.length === 0,
      is_required: section !== 'media',
      is_begun: done > 0,
      missing: [...missingRequired],
    })),
  ]
  return {
    is_started: row.is_started,
    is_completed: row.is_completed,
    next: steps.find((step) => !step.is_complete)?.step ?? null,
    steps,
  }
}
