import { missingContactFields } from '@fledge/domain/companies/rules.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { companyRow, onboardingState } from './store.ts'
import { getProfileSections } from './views.ts'

/** The first administrator has all steps, other members only their own. */
export async function loadOnboardingStatus(db: Db, actor: CompanyMember) {
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
