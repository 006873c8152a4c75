import { useApiQuery } from '../../platform/query.ts'
import type { Plan } from './plan-form.ts'

/** Whether this plan may be published: true, or why not. Asked again when the account changes, though nothing was written since. */
export function useMayPublish(plan: Plan | null): true | string {
  const asked = useApiQuery(
    'plans',
    'getPlan',
    { params: { id: plan?.uuid ?? '' } },
    { enabled: plan !== null },
  )
  return (asked.data?.payload ?? plan)?.may.publish ?? true
}
