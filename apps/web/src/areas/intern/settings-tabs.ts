import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { Place } from '../../platform/shell/palette-lines.ts'

/** The settings' tabs in their order. Texts: `accounts.tab.<id>`. */
export const settingsTabs = ['account', 'calendar', 'mails', 'sessions', 'leave'] as const

/** What else a tab is looked for by. */
function alsoOf(tab: (typeof settingsTabs)[number]): Pick<Place, 'also'> {
  if (tab === 'leave') return { also: 'shell.find.also.data' }
  return tab === 'mails' || tab === 'sessions' ? { also: `shell.find.also.${tab}` } : {}
}

/** What ⌘K knows of the intern's area beside the sidebar. */
export const internPlaces: readonly Place[] = [
  { kind: 'screens', label: 'intern.find.weeks', to: buildPath(paths.intern.checkpoints) },
  ...settingsTabs.map((tab): Place => ({
    kind: 'settings',
    label: `accounts.tab.${tab}`,
    to: buildPath(paths.intern.settings, {}, { tab }),
    ...alsoOf(tab),
  })),
]
