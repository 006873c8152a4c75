import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { Place } from '../../platform/shell/palette-lines.ts'

/** Tabs of the settings in their order. Texts: `accounts.tab.<id>`. */
export const settingsTabs = ['account', 'calendar', 'mails', 'sessions', 'leave'] as const

/** Returns further search terms of a tab. */
function alsoOf(tab: (typeof settingsTabs)[number]): Pick<Place, 'also'> {
  if (tab === 'leave') return { also: 'shell.find.also.data' }
  return tab === 'mails' || tab === 'sessions' ? { also: `shell.find.also.${tab}` } : {}
}

/** The intern's ⌘K entries that are not in the sidebar. */
export const internPlaces: readonly Place[] = [
  { kind: 'screens', label: 'intern.find.weeks', to: buildPath(paths.intern.checkpoints) },
  ...settingsTabs.map((tab): Place => ({
    kind: 'settings',
    label: `accounts.tab.${tab}`,
    to: buildPath(paths.intern.settings, {}, { tab }),
    ...alsoOf(tab),
  })),
]
