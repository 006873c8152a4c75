import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { Tabs } from '@fledge/ui/tabs.tsx'
import { OwnLine } from '../../features/members/own-line.tsx'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { lazyComponent } from '../../platform/router/lazy-component.tsx'
import { useUser } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { listSettingsTabs, type SettingsTab } from './settings-tabs.ts'

/**
 * Tabs, each a component of a different feature. A tab is loaded when it is shown, since few
 * visits open all of them.
 */
const parts = {
  members: lazyComponent(
    () => import('../../features/members/members-part.tsx').then((file) => file.MembersPart),
    'rows',
  ),
  interviews: lazyComponent(
    () => import('../../features/members/interviews-part.tsx').then((file) => file.InterviewsPart),
    'rows',
  ),
  credits: lazyComponent(
    () => import('../../features/members/credits-part.tsx').then((file) => file.CreditsPart),
    'rows',
  ),
  agreements: lazyComponent(
    () =>
      import('../../features/agreements/agreements-part.tsx').then((file) => file.AgreementsPart),
    'rows',
  ),
  contacts: lazyComponent(
    () => import('../../features/members/contacts-part.tsx').then((file) => file.ContactsPart),
    'rows',
  ),
  profile: lazyComponent(
    () => import('../../features/members/own-part.tsx').then((file) => file.OwnPart),
    'rows',
  ),
  calendars: lazyComponent(
    () => import('../../features/calendars/calendars-part.tsx').then((file) => file.CalendarsPart),
    'rows',
  ),
  mails: lazyComponent(
    () => import('./company-emails-part.tsx').then((part) => part.CompanyEmailsPart),
    'rows',
  ),
  data: lazyComponent(
    () => import('../../features/members/leave-part.tsx').then((part) => part.LeavePart),
    'rows',
  ),
  sessions: lazyComponent(
    () => import('./sessions-part.tsx').then((part) => part.SessionsPart),
    'rows',
  ),
} as const satisfies Record<SettingsTab, unknown>

/** Company and personal settings, combined from several features; the tab is kept in the URL. */
export default function CompanySettingsScreen() {
  useTitle(t('members.settings.title'))
  const [address, setAddress] = useSearchParams()
  const user = useUser()
  const open = listSettingsTabs(user.role, user.company?.account_status)
  const current = open.find((id) => id === address['tab']) ?? open[0] ?? 'profile'
  const Part = parts[current]
  // Filters belong to their tab, so switching tabs clears them.
  const show = (id: string) =>
    setAddress({
      ...Object.fromEntries(Object.keys(address).map((name) => [name, undefined])),
      tab: id,
    })
  return (
    <Stack>
      <PageHeader title={t('members.settings.title')} actions={<OwnLine />} />
      <Tabs
        label={t('members.settings.tabs')}
        value={current}
        onChange={show}
        items={open.map((id) => ({ id, label: t(`members.tab.${id}`) }))}
      >
        <Part />
      </Tabs>
    </Stack>
  )
}
