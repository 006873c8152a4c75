import { useApiQuery } from './query.ts'
import { useFeature } from './feature.ts'

/** Where a call with the support team can be booked; null where there is no such page, or it is turned off. */
export function useBookingLink(): string | null {
  const isOn = useFeature('SUPPORT_BOOKING')
  const link = useApiQuery('lookups', 'globalSetting', {}).data?.payload.booking_link ?? null
  return isOn ? link : null
}
