import type { SettingView } from '@fledge/contract/settings/schema.ts'
import { type SettingName, settingRules } from '@fledge/domain/settings/types.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/** Formats a value of a setting with its unit, such as "10 credits". */
export function formatSetting(name: SettingName, value: SettingView['value']): string {
  const rule = settingRules[name]
  if (Array.isArray(value))
    return value.length === 0
      ? t('programmeSettings.allCountries')
      : t('programmeSettings.unit.countries', { count: value.length })
  if (value === null) return t('programmeSettings.none')
  if (rule.kind === 'number' && typeof value === 'number')
    return t(`programmeSettings.unit.${rule.unit}`, { count: value })
  return String(value)
}

/** Formats the current value of a setting; countries by their names. */
export function formatCurrentSetting({ name, value, countries }: SettingView): string {
  if (!countries) return formatSetting(name, value)
  const names = countries.names.join(', ')
  if (!countries.is_exception) return names
  return names ? t('programmeSettings.allExcept', { names }) : t('programmeSettings.allCountries')
}
