import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { PalettePlace } from '../../platform/shell/palette-items.ts'

/** Tabs of the settings in their order. Texts: `accounts.tab.<id>`. */
export const settingsTabs = ['account', 'calendar', 'mails', 'sessions', 'leave'] as const

/** Returns further search terms of a tab. */
function getSearchTerms(tab: (typeof settingsTabs)[number]): Pick<PalettePlace, 'aliases'> {
  if (tab === 'leave') return { aliases: 'shell.find.also.data' }
  return tab === 'mails' || tab === 'sessions' ? { aliases: `shell.find.also.${tab}` } : {}
}

/** The intern's ⌘K entries that are not in the sidebar. */
export const internPlaces: readonly PalettePlace[] = [
  { kind: 'screens', label: 'intern.find.weeks', to: buildPath(paths.intern.checkpoints) },
  ...settingsTabs.map((tab): PalettePlace => ({
    kind: 'settings',
    label: `accounts.tab.${tab}`,
    to: buildPath(paths.intern.settings, {}, { tab }),
    ...getSearchTerms(tab),
  })),
]
