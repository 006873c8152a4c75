import { companyCan } from '@fledge/domain/companies/can.ts'
import type { CompanyStatus } from '@fledge/domain/companies/words.ts'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { Tabs } from '@fledge/ui/tabs.tsx'
import { OwnLine } from '../../features/members/own-line.tsx'
import { useAddressState } from '../../platform/address-state.ts'
import { late } from '../../platform/late.tsx'
import { useUser } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'

/** The tabs in their order, each a part of its own room; whose it is: an administrator's, or everybody's. Words: `members.tab.<id>`. Nobody opens all: each comes when it is shown. */
const parts = {
  members: {
    part: late(
      () => import('../../features/members/members-part.tsx').then((room) => room.MembersPart),
      'rows',
    ),
    open: 'admin',
  },
  interviews: {
    part: late(
      () =>
        import('../../features/members/interviews-part.tsx').then((room) => room.InterviewsPart),
      'rows',
    ),
    open: 'admin',
  },
  credits: {
    part: late(
      () => import('../../features/members/credits-part.tsx').then((room) => room.CreditsPart),
      'rows',
    ),
    open: 'admin',
  },
  agreements: {
    part: late(
      () =>
        import('../../features/agreements/agreements-part.tsx').then((room) => room.AgreementsPart),
      'rows',
    ),
    open: 'admin',
  },
  contacts: {
    part: late(
      () => import('../../features/members/contacts-part.tsx').then((room) => room.ContactsPart),
      'rows',
    ),
    open: 'admin',
  },
  profile: {
    part: late(
      () => import('../../features/members/own-part.tsx').then((room) => room.OwnPart),
      'rows',
    ),
    open: 'all',
  },
  calendars: {
    part: late(
      () =>
        import('../../features/calendars/calendars-part.tsx').then((room) => room.CalendarsPart),
      'rows',
    ),
    open: 'all',
  },
  sessions: {
    part: late(
      () => import('../../platform/sessions-card.tsx').then((room) => room.SessionsCard),
      'rows',
    ),
    open: 'all',
  },
} as const
type PartId = keyof typeof parts
// The keys of the table itself.
const ids = Object.keys(parts) as PartId[]

/** All to an administrator, one's own to everybody, and to those of a company that is not approved only these. */
const openTo = (role: string | null, status: CompanyStatus | undefined): readonly PartId[] => {
  const administers = role === 'ADMIN' && !(status && companyCan.isRefused(status))
  return ids.filter((id) => administers || parts[id].open === 'all')
}

/** The settings of a company and of oneself: rooms side by side, the tab in the address bar. */
export default function CompanySettingsScreen() {
  useTitle(t('members.settings.title'))
  const [address, setAddress] = useAddressState()
  const user = useUser()
  const open = openTo(user.role, user.company?.account_status)
  const current = open.find((id) => id === address['tab']) ?? open[0] ?? 'profile'
  const { part: Part } = parts[current]
  // A tab's filters are its own: they go with it.
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
