import { getSettingSchema } from '@fledge/contract/settings/schema.ts'
import {
  type SettingName,
  settingNames,
  settingRules,
  type SettingValue,
} from '@fledge/domain/settings/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { settingValues } from './queries/programme-settings.queries.ts'

type ValueOf<Name extends SettingName> = Widened<(typeof settingRules)[Name]['fallback']>
type Widened<T> = T extends number
  ? number
  : T extends string
    ? string
    : T extends null
      ? string | null
      : readonly number[]
export type SettingValues = { readonly [Name in SettingName]: ValueOf<Name> }

/**
 * Reads the defaults of the programme. Nothing is kept between reads, so that every process follows
 * a change at once. A missing or malformed value is that of a new installation.
 */
export async function readSettings(db: Db): Promise<SettingValues> {
  const rows = await db.many(settingValues, { names: settingNames })
  const values = settingNames.map((name) => [
    name,
    toSettingValue(name, rows.find((row) => row.name === name)?.value),
  ])
  // Each value has passed the schema of its name, or is the fallback.
  return Object.fromEntries(values) as SettingValues
}

function toSettingValue(name: SettingName, stored: unknown): SettingValue {
  const parsed = getSettingSchema(name).safeParse(stored)
  return parsed.success ? parsed.data : settingRules[name].fallback
}
