import type { Payload } from '../platform/http/client.ts'
import { useApiQuery } from '../platform/query/query.ts'

type Promised = NonNullable<Payload<'lookups', 'globalSetting'>['promised_days']>

/**
 * Returns the working days in which the programme team responds to what is sent now; null until
 * loaded.
 */
export function usePromisedDays(kind: keyof Promised): number | null {
  const settings = useApiQuery('lookups', 'globalSetting', {})
  return settings.data?.payload.promised_days?.[kind] ?? null
}
