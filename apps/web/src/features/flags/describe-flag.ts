import type { FlagState } from '@fledge/contract/flags/schema.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/** How a feature is on: for everyone, for some, or not at all. */
export type FlagMode = 'on' | 'some' | 'off'

/** Returns how a feature is on. */
export function getFlagMode({ is_on, percentage, user_ids }: FlagState): FlagMode {
  if (is_on) return 'on'
  return percentage > 0 || user_ids.length > 0 ? 'some' : 'off'
}

/** Says for whom a feature is on: “10% of users, 2 people”. */
export function describeFlag(state: FlagState): string {
  const mode = getFlagMode(state)
  if (mode !== 'some') return t(`flagsScreen.${mode}`)
  const { percentage, user_ids: ids } = state
  return [
    percentage > 0 ? t('flagsScreen.share', { percentage: String(percentage) }) : null,
    ids.length > 0 ? t('flagsScreen.users', { count: ids.length }) : null,
  ]
    .filter(Boolean)
    .join(', ')
}
