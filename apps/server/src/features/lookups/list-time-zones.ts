import { getTimeZones } from '@vvo/tzdb'
import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import { toCanonicalZone } from '@fledge/kernel/dates.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'

// Excludes aliases and zones that are not places.
const places = new Set(Intl.supportedValuesOf('timeZone').map(toCanonicalZone))

/** Returns time zones with their current offset, from west to east. */
export const listTimeZones: Handler<(typeof lookupEndpoints)['listTimeZones']> = async () => {
  const zones = getTimeZones({ includeUtc: true }).map((zone) => ({
    zone: zone.name,
    name: zone.alternativeName,
    offset_seconds: zone.currentTimeOffsetInMinutes * 60,
    country_code: zone.countryCode,
    country: zone.countryName,
    cities: zone.mainCities.filter(Boolean),
    members: zone.group.filter((name) => places.has(name) && name !== zone.name),
  }))
  return toPagedResult(zones, zones.length)
}
