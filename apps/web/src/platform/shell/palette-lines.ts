import { useMantineColorScheme } from '@mantine/core'
import {
  IconDeviceDesktop,
  IconListSearch,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useGo } from '../link.tsx'
import { signOut } from '../session.ts'
import { type TextKey, t } from '../use-texts.ts'
import { isIn } from './find.ts'
import type { NavGroup } from './nav.ts'
import type { useFind } from './use-find.ts'

type Icon = ComponentType<{ size?: number | string }>

interface LineBase {
  readonly id: string
  readonly label: string
  readonly detail?: string
  readonly icon?: Icon
}
/** One that leads somewhere, or does something here. */
export type Line = LineBase &
  (
    | { readonly to: string; readonly act?: never }
    | { readonly to?: never; readonly act: () => void }
  )
export interface Part {
  readonly name: string
  readonly lines: readonly Line[]
}

/** A place that ⌘K knows beside the sidebar: a screen, a tab of the settings, an action with a screen of its own. */
export interface Place {
  readonly kind: 'screens' | 'settings' | 'actions'
  readonly label: TextKey
  readonly to: string
}

const schemes = [
  ['auto', IconDeviceDesktop],
  ['light', IconSun],
  ['dark', IconMoon],
] as const

/** What can be done from anywhere: the colours, signing out. */
export function useShellActions(leaveTo: string): readonly Line[] {
  const { setColorScheme } = useMantineColorScheme()
  const go = useGo()
  return [
    ...schemes.map(([scheme, icon]) => ({
      id: scheme,
      label: t('shell.find.scheme', { scheme: t(`shell.scheme.${scheme}`) }),
      icon,
      act: () => setColorScheme(scheme),
    })),
    {
      id: 'sign-out',
      label: t('shell.signOut'),
      icon: IconLogout,
      act: () => void signOut().then(() => go(leaveTo)),
    },
  ]
}

interface Known {
  readonly groups: readonly NavGroup[]
  readonly places: readonly Place[]
  readonly actions: readonly Line[]
}

/** The screens, tabs and actions whose name holds the words, then what the area's lists found. */
export function partsOf(
  words: string,
  { groups, places, actions }: Known,
  found: ReturnType<typeof useFind>,
): readonly Part[] {
  const of = (kind: Place['kind'], icon?: Icon): readonly Line[] =>
    places
      .filter((place) => place.kind === kind)
      .map(({ label, to }) => ({ id: to, label: t(label), to, ...(icon ? { icon } : {}) }))
  const named = (lines: readonly Line[]) => lines.filter(({ label }) => isIn(words, label))
  const screens = groups
    .flatMap((group) => group.items)
    .map((item) => ({ id: item.to, label: t(item.label), to: item.to, icon: item.icon }))
  return [
    { name: t('shell.screens'), lines: named([...screens, ...of('screens', IconListSearch)]) },
    { name: t('shell.actions'), lines: named([...of('actions'), ...actions]) },
    { name: t('shell.settings'), lines: named(of('settings', IconSettings)) },
    ...found.groups.map(({ name, hits }) => ({ name: t(name), lines: hits })),
  ].filter(({ lines }) => lines.length > 0)
}
