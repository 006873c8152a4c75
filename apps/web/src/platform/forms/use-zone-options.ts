import type { Option } from '@fledge/ui/select-props.ts'
import { useApiQuery } from '../query/query.ts'
import { listZoneOptions } from './zone-options.ts'

/** Returns all zones as options, including the chosen one. */
export function useZoneOptions(selected: string | null | undefined): readonly Option[] {
  return listZoneOptions(useApiQuery('lookups', 'listTimeZones', {}).data?.payload ?? [], selected)
}
