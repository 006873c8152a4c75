import { getTimeZones } from '@vvo/tzdb'
import type { lookupCalls } from '@fledge/contract/lookups/calls.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { counted } from '../../platform/http/outcome.ts'

/** Time zones with their present offset, from west to east. */
export const listTimeZones: Handler<(typeof lookupCalls)['listTimeZones']> = async () => {
  const zones = getTimeZones({ includeUtc: true }).map((zone) => ({
    zone: zone.name, name: zone.alternativeName, offset_seconds: zone.currentTimeOffsetInMinutes * 60, country_code: zone.countryCode, cities: zone.mainCities,
  }))
  return counted(zones, zones.length)
}
