import type { settingEndpoints } from '@fledge/contract/settings/endpoints.ts'
import type { SettingView } from '@fledge/contract/settings/schema.ts'
import { maxShownChanges, settingNames, settingRules } from '@fledge/domain/settings/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toNamedId } from '../../platform/ids.ts'
import { readSettings } from './public.ts'
import {
  countryNames,
  settingChanges,
  type SettingChangeRow,
} from './queries/programme-settings.queries.ts'

/** Returns the defaults of the programme with their history. */
export const listSettings: Handler<(typeof settingEndpoints)['listSettings']> = async ({ db }) => {
  const subjects = settingNames.map((name) => toNamedId('setting', name))
  const [values, changes] = [
    await readSettings(db),
    await db.many(settingChanges, { subject_ids: subjects, limit: maxShownChanges }),
  ]
  const countries = await describeCountries(db, values.served_country_ids)
  return settingNames.map((name) => ({
    name,
    value: toWireValue(values[name]),
    default_value: toWireValue(settingRules[name].fallback),
    countries: name === 'served_country_ids' ? countries : null,
    changes: changes
      .filter((change) => change.subject_id === toNamedId('setting', name))
      .map(toChange),
  }))
}

async function describeCountries(
  db: Db,
  ids: readonly number[],
): Promise<SettingView['countries']> {
  if (ids.length === 0) return null
  const rows = await db.many(countryNames, { ids })
  const chosen = rows.filter((row) => row.is_chosen)
  const isException = chosen.length > rows.length / 2
  const shown = isException ? rows.filter((row) => !row.is_chosen) : chosen
  return { is_exception: isException, names: shown.map((row) => row.label) }
}

const toWireValue = (value: number | string | null | readonly number[]): SettingView['value'] =>
  typeof value === 'object' && value !== null ? [...value] : value

const toChange = (row: SettingChangeRow): SettingView['changes'][number] => ({
  at: row.at,
  by: row.actor_name,
  from: toWireValue(row.data.from),
  to: toWireValue(row.data.to),
  note: row.note,
})
