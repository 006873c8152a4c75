import { settingNames, settingRules } from '@fledge/domain/settings/types.ts'

/**
 * The days that the programme team promises now, as SQL for the statement that begins something: the
 * row keeps them. As when settings are read, a missing or malformed value is that of a new
 * installation.
 */
export function promisedDaysSql(setting: string): string {
  const name = settingNames.find((known) => known === setting)
  const rule = name && settingRules[name]
  if (rule?.kind !== 'number') throw new Error(`not a number of the settings: ${setting}`)
  return `coalesce((select st.value::smallint from settings st where st.name = '${name}' and st.value between '${rule.min}' and '${rule.max}'), ${rule.fallback})`
}
