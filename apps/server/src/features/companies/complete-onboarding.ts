import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import { markOnboardingCompleted as storeComplete } from './store.ts'
import { loadOnboardingStatus } from './onboarding-status.ts'

/** Completes the onboarding. If fields are missing, lists them by step and changes nothing. */
export const completeOnboarding: Handler<typeof companyEndpoints.completeOnboarding> = async ({
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
