import { companyCan } from '@fledge/domain/companies/can.ts'
import type { CompanyStatus } from '@fledge/domain/companies/words.ts'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { Tabs } from '@fledge/ui/tabs.tsx'
import { AgreementsPart } from '../../features/agreements/agreements-part.tsx'
import { CalendarsPart } from '../../features/calendars/calendars-part.tsx'
import { ContactsPart } from '../../features/members/contacts-part.tsx'
import { CreditsPart } from '../../features/members/credits-part.tsx'
import { InterviewsPart } from '../../features/members/interviews-part.tsx'
import { MembersPart } from '../../features/members/members-part.tsx'
import { OwnLine } from '../../features/members/own-line.tsx'
import { OwnPart } from '../../features/members/own-part.tsx'
import { useAddressState } from '../../platform/address-state.ts'
import { useUser } from '../../platform/session.ts'
import { SessionsCard } from '../../platform/sessions-card.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'

/** The tabs in their order, each a part of its own room; whose it is: an administrator's, or everybody's. Words: `members.tab.<id>`. */
const parts = {
  members: { part: MembersPart, open: 'admin' },
  interviews: { part: InterviewsPart, open: 'admin' },
  credits: { part: CreditsPart, open: 'admin' },
  agreements: { part: AgreementsPart, open: 'admin' },
  contacts: { part: ContactsPart, open: 'admin' },
  profile: { part: OwnPart, open: 'all' },
  calendars: { part: CalendarsPart, open: 'all' },
  sessions: { part: SessionsCard, open: 'all' },
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
  const show = (id: string) => setAddress({ ...Object.fromEntries(Object.keys(address).map((name) => [name, undefined])), tab: id })
  return (
    <Stack>
      <PageHeader title={t('members.settings.title')} actions={<OwnLine />} />
      <Tabs label={t('members.settings.tabs')} value={current} onChange={show} items={open.map((id) => ({ id, label: t(`members.tab.${id}`) }))}><Part /></Tabs>
    </Stack>
  )
}
