import type { Option } from '@fledge/ui/select-props.ts'
import { useApiQuery } from './query.ts'
import { zoneOptions } from './zone-options.ts'

/** All zones as options, and the one that is chosen. */
export function useZoneOptions(chosen: string | null | undefined): readonly Option[] {
  return zoneOptions(useApiQuery('lookups', 'listTimeZones', {}).data?.payload ?? [], chosen)
}
