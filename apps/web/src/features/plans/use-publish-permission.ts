import { useApiQuery } from '../../platform/query/query.ts'
import type { Plan } from './plan-form.ts'

/**
 * Returns true if the plan can be published, or the reason why not. Refetched when the account's
 * status changes.
 */
export function usePublishPermission(plan: Plan | null): true | string {
  const query = useApiQuery(
    'plans',
    'getPlan',
    { params: { id: plan?.uuid ?? '' } },
    { enabled: plan !== null },
  )
  return (query.data?.payload ?? plan)?.may.publish ?? true
}
