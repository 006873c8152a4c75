import { Avatar } from '@fledge/ui/person.tsx'
import { Menu } from '@mantine/core'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import { IconDeviceDesktop } from '@fledge/ui/icons/device-desktop.tsx'
import { IconLogout } from '@fledge/ui/icons/logout.tsx'
import { IconMoon } from '@fledge/ui/icons/moon.tsx'
import { IconSettings } from '@fledge/ui/icons/settings.tsx'
import { IconSun } from '@fledge/ui/icons/sun.tsx'
import { MantineParts } from '@fledge/ui/mantine-parts.tsx'
import { useColorScheme } from '@fledge/ui/theme/color-scheme.ts'
import { useOpenOnMount } from '@fledge/ui/use-open-on-mount.ts'
import { lazy, Suspense, useState } from 'react'
import { useNavigateTo } from '../router/link.tsx'
import { signOut, useSession } from './session.ts'
import { t } from '../i18n/use-texts.ts'
import { HelpItems } from './help-items.tsx'
import styles from './shell.module.css'
import { getUserName } from './user-name.ts'

const SpotFeedbackDialog = lazy(() =>
  import('./spot-feedback-dialog.tsx').then((part) => ({ default: part.SpotFeedbackDialog })),
)

export interface AccountMenuProps {
  /** Path of the settings, if this area has any. */
  readonly settings?: string
  readonly leaveTo: string
}

const schemes = [
  ['auto', IconDeviceDesktop],
  ['light', IconSun],
  ['dark', IconMoon],
] as const

/** Settings, help, colour scheme and sign-out. Replaces the pressed button, with the menu open. */
export function OpenedAccountMenu(props: AccountMenuProps) {
  const [feedback, setFeedback] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <MantineParts>
        <OpenedMenu {...props} onFeedback={() => setFeedback('open')} />
      </MantineParts>
      {feedback === 'never' ? null : (
        <Suspense fallback={null}>
          <SpotFeedbackDialog opened={feedback === 'open'} onClose={() => setFeedback('closed')} />
        </Suspense>
      )}
    </>
  )
}

interface MenuProps extends AccountMenuProps {
  readonly onFeedback: () => void
}

function OpenedMenu(props: MenuProps) {
  const [isOpen, setOpen] = useOpenOnMount()
  const user = useSession()
  const name = getUserName(user)
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={240}
      withinPortal
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus was on the button whose place this one takes */}
        <button
          type="button"
          autoFocus
          className={styles['iconButton']}
          aria-label={t('shell.account')}
        >
          <Avatar name={name} picture={user?.picture_url ?? null} size={32} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {name}
          {user && user.email !== name ? (
            <>
              <br />
              {user.email}
            </>
          ) : null}
        </Menu.Label>
        <MenuItems {...props} />
      </Menu.Dropdown>
    </Menu>
  )
}

function MenuItems({ settings, leaveTo, onFeedback }: MenuProps) {
  const user = useSession()
  const go = useNavigateTo()
  return (
    <>
      {settings ? (
        <Menu.Item leftSection={<IconSettings size={16} />} onClick={() => void go(settings)}>
          {t('shell.settings')}
        </Menu.Item>
      ) : null}
      <Menu.Divider />
      {user && !user.is_reg_token ? <HelpItems onFeedback={onFeedback} /> : null}
      <SchemeItems />
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconLogout size={16} />}
        onClick={() => void signOut().then(() => go(leaveTo))}
      >
        {t('shell.signOut')}
      </Menu.Item>
    </>
  )
}

function SchemeItems() {
  const [colorScheme, setColorScheme] = useColorScheme()
  return (
    <div role="group" aria-label={t('shell.scheme')}>
      <Menu.Label>{t('shell.scheme')}</Menu.Label>
      {schemes.map(([scheme, Icon]) => (
        // Menu.Item would set its own role, in which nothing can be checked.
        <Menu.RadioItem
          key={scheme}
          value={scheme}
          checked={colorScheme === scheme}
          closeMenuOnClick
          checkIcon={<IconCheck size={16} />}
          classNames={{ itemIndicator: styles['tick'] ?? '' }}
          onChange={() => setColorScheme(scheme)}
        >
          <span className={styles['scheme']}>
            <Icon size={16} />
            {t(`shell.scheme.${scheme}`)}
          </span>
        </Menu.RadioItem>
      ))}
    </div>
  )
}
