import { IconDeviceDesktop } from '@fledge/ui/icons/device-desktop.tsx'
import { IconLifebuoy } from '@fledge/ui/icons/lifebuoy.tsx'
import { IconListSearch } from '@fledge/ui/icons/list-search.tsx'
import { IconLogout } from '@fledge/ui/icons/logout.tsx'
import { IconMoon } from '@fledge/ui/icons/moon.tsx'
import { IconPhoneCall } from '@fledge/ui/icons/phone-call.tsx'
import { IconSettings } from '@fledge/ui/icons/settings.tsx'
import { IconSun } from '@fledge/ui/icons/sun.tsx'
import { useColorScheme } from '@fledge/ui/theme/color-scheme.ts'
import type { ComponentType } from 'react'
import { useBookingLink } from './booking-link.ts'
import { useNavigateTo } from '../router/link.tsx'
import { useApiQuery } from '../query/query.ts'
import { signOut } from './session.ts'
import { type PlainTextKey, t } from '../i18n/use-texts.ts'
import { isNameMatch } from './search.ts'
import type { NavGroup } from './nav.ts'
import type { useAreaSearch } from './use-area-search.ts'

type Icon = ComponentType<{ size?: number | string }>

interface PaletteItemBase {
  readonly id: string
  readonly label: string
  readonly detail?: string
  readonly icon?: Icon
  /** Further search terms, not shown. */
  readonly aliases?: string
}
/** An entry that navigates or runs an action. */
export type PaletteItem = PaletteItemBase &
  (
    | { readonly to: string; readonly act?: never }
    | { readonly to?: never; readonly act: () => void }
  )
export interface PaletteSection {
  readonly name: string
  readonly lines: readonly PaletteItem[]
}

/**
 * A ⌘K entry that is not in the sidebar: a screen, a settings tab or an action with its own screen.
 */
export interface PalettePlace {
  readonly kind: 'screens' | 'settings' | 'actions'
  readonly label: PlainTextKey
  readonly to: string
  /** Further search terms. */
  readonly aliases?: PlainTextKey
}

const schemes = [
  ['auto', IconDeviceDesktop],
  ['light', IconSun],
  ['dark', IconMoon],
] as const

/** Returns the ways to contact us: by email, and by a call where one can be booked. */
function useHelpItems(): readonly PaletteItem[] {
  const booking = useBookingLink()
  const email = useApiQuery('lookups', 'globalSetting', {}).data?.payload.support_email
  const aliases = t('shell.find.also.help')
  const line = (id: string, label: string, icon: Icon, href: string): PaletteItem => ({
    id,
    label,
    aliases,
    icon,
    act: () => void window.open(href, '_blank', 'noreferrer'),
  })
  return [
    ...(email ? [line('write', t('shell.write'), IconLifebuoy, `mailto:${email}`)] : []),
    ...(booking ? [line('booking', t('shell.booking'), IconPhoneCall, booking)] : []),
  ]
}

/** Returns the actions available everywhere: colour scheme, help and sign-out. */
export function useShellActions(leaveTo: string): readonly PaletteItem[] {
  const [, setColorScheme] = useColorScheme()
  const go = useNavigateTo()
  const help = useHelpItems()
  return [
    ...schemes.map(([scheme, icon]) => ({
      id: scheme,
      label: t('shell.find.scheme', { scheme: t(`shell.scheme.${scheme}`) }),
      aliases: t('shell.find.also.scheme'),
      icon,
      act: () => setColorScheme(scheme),
    })),
    ...help,
    {
      id: 'sign-out',
      label: t('shell.signOut'),
      aliases: t('shell.find.also.signOut'),
      icon: IconLogout,
      act: () => void signOut().then(() => go(leaveTo)),
    },
  ]
}

interface PaletteFacts {
  readonly groups: readonly NavGroup[]
  readonly places: readonly PalettePlace[]
  readonly actions: readonly PaletteItem[]
}

/** Returns the matching screens, tabs and actions, followed by the results of the area's lists. */
export function buildPaletteSections(
  search: string,
  { groups, places, actions }: PaletteFacts,
  found: ReturnType<typeof useAreaSearch>,
): readonly PaletteSection[] {
  const of = (kind: PalettePlace['kind'], icon?: Icon): readonly PaletteItem[] =>
    places
      .filter((place) => place.kind === kind)
      .map(({ label, to, aliases }) => ({
        id: to,
        label: t(label),
        to,
        ...(aliases ? { aliases: t(aliases) } : {}),
        ...(icon ? { icon } : {}),
      }))
  const filterByName = (lines: readonly PaletteItem[]) =>
    lines.filter(({ label, aliases }) => isNameMatch(search, label, aliases))
  const screens = groups
    .flatMap((group) => group.items)
    .map((item) => ({ id: item.to, label: t(item.label), to: item.to, icon: item.icon }))
  return [
    {
      name: t('shell.screens'),
      lines: filterByName([...screens, ...of('screens', IconListSearch)]),
    },
    { name: t('shell.actions'), lines: filterByName([...of('actions'), ...actions]) },
    { name: t('shell.settings'), lines: filterByName(of('settings', IconSettings)) },
    ...found.groups.map(({ name, hits, all }) => ({
      name: t(name),
      lines: all ? [...hits, all] : hits,
    })),
  ].filter(({ lines }) => lines.length > 0)
}
