import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { markOnboardingStarted } from '../members/public.ts'

export const startOnboarding: Handler<typeof companyEndpoints.startOnboarding> = async ({
  actor,
  db,
}) => {
  await markOnboardingStarted(db, actor.company, actor.userId)
  return {}
}
