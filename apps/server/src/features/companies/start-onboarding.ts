import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { markOnboardingStarted as storeStart } from './queries/companies.queries.ts'

export const startOnboarding: Handler<typeof companyEndpoints.startOnboarding> = async ({
  actor,
  db,
  now,
}) => {
  await db.run(storeStart, {
    company_id: actor.company,
    user_id: actor.userId,
    now: now.toISOString(),
  })
  return {}
}
