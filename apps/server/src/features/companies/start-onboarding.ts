import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { markOnboardingStarted as storeStart } from './store.ts'

export const startOnboarding: Handler<typeof companyEndpoints.startOnboarding> = async ({
  actor,
  db,
  now,
}) => {
  await db.run(storeStart, actor.company, actor.userId, now.toISOString())
  return {}
}
