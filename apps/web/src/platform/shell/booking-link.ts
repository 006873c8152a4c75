import { useApiQuery } from '../query/query.ts'
import { useFeatureFlag } from '../query/use-feature-flag.ts'

/**
 * Returns the page for booking a call with the support team; null if there is none or the feature
 * is off.
 */
export function useBookingLink(): string | null {
  const isOn = useFeatureFlag('SUPPORT_BOOKING')
  const link = useApiQuery('lookups', 'globalSetting', {}).data?.payload.booking_link ?? null
  return isOn ? link : null
}
