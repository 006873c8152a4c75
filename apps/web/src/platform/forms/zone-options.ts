import { getZoneCity } from '@fledge/kernel/dates.ts'
import type { PayloadOf } from '@fledge/kernel/endpoint.ts'
import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import type { Option } from '@fledge/ui/select-props.ts'

export type ZoneRow = PayloadOf<typeof lookupEndpoints.listTimeZones>[number]

/** Formats "UTC+5:30", "UTC−3". */
function formatOffset(seconds: number): string {
  const minutes = Math.abs(seconds) / 60
  const rest = minutes % 60
  return `UTC${seconds < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/** Returns "Kolkata · India time (UTC+5:30)", also searchable by its cities and country. */
function toZoneOption(row: ZoneRow, zone: string): Option {
  const label =
    row.country_code === '' && row.offset_seconds === 0
      ? `UTC · ${row.name.replace(/ \(UTC\)$/, '')}`
      : `${getZoneCity(zone)} · ${row.name.replace(/ Time$/, ' time')} (${formatOffset(row.offset_seconds)})`
  const memberCities = row.members.map(getZoneCity)
  const cities = zone === row.zone ? row.cities.filter((city) => !memberCities.includes(city)) : []
  return { value: zone, label, searchTerms: [row.country, ...cities, zone].join(' ') }
}

/**
 * Returns the options of a field, each zone under its own city and always including the chosen one.
 */
export function listZoneOptions(
  rows: readonly ZoneRow[],
  selected?: string | null,
): readonly Option[] {
  const options = rows.flatMap((row) =>
    [row.zone, ...row.members].map((zone) => toZoneOption(row, zone)),
  )
  return !selected || options.some((option) => option.value === selected)
    ? options
    : [{ value: selected, label: getZoneCity(selected) }, ...options]
}
