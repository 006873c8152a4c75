import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { markOnboardingCompleted } from '../members/public.ts'
import { loadOnboardingStatus } from './onboarding-status.ts'

/** Completes the onboarding. If fields are missing, lists them by step and changes nothing. */
export const completeOnboarding: Handler<typeof companyEndpoints.completeOnboarding> = async ({
  actor,
  db,
}) => {
  const status = await loadOnboardingStatus(db, actor)
  const fields = Object.fromEntries(
    status.steps.flatMap(({ step, missing }) =>
      missing.map((field) => [`${step}.${field}`, translate(`companies.missing.${field}`)]),
    ),
  )
  if (!companyCan.completeOnboarding(Object.keys(fields)).allowed)
    throw new AppError('INCOMPLETE', {
      messageKey: 'companies.refused.incomplete',
      values: { fields: Object.values(fields).join(', ') },
      fields,
    })
  await markOnboardingCompleted(db, actor.company, actor.userId)
  return {}
}
