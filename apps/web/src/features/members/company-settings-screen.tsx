import { companyCan } from '@fledge/domain/companies/can.ts'
import type { CompanyStatus } from '@fledge/domain/companies/words.ts'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { Tabs } from '@fledge/ui/tabs.tsx'
import { useAddressState } from '../../platform/address-state.ts'
import { useUser } from '../../platform/session.ts'
import { SessionsCard } from '../../platform/sessions-card.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'
import { ContactsPart } from './contacts-part.tsx'
import { CreditsPart } from './credits-part.tsx'
import { MembersPart } from './members-part.tsx'
import { OwnPart } from './own-part.tsx'

const parts = { members: MembersPart, profile: OwnPart, contacts: ContactsPart, credits: CreditsPart, sessions: SessionsCard } as const
type PartId = keyof typeof parts
const admins: readonly PartId[] = ['members', 'profile', 'contacts', 'credits', 'sessions']
const others: readonly PartId[] = ['profile', 'sessions']

/** The tabs that are open: all to an administrator, one's own to everybody, and to those of a company that is not approved only these. */
const openTo = (role: string | null, status: CompanyStatus | undefined): readonly PartId[] => (role === 'ADMIN' && !(status && companyCan.isRefused(status)) ? admins : others)

/** Members, own profile, alternate contacts, credits, devices; a supervisor sees what is theirs. */
export default function CompanySettingsScreen() {
  useTitle(t('members.settings.title'))
  const [{ tab }, setAddress] = useAddressState()
  const user = useUser()
  const open = openTo(user.role, user.company?.account_status)
  const current = open.find((id) => id === tab) ?? open[0] ?? 'profile'
  const Part = parts[current]
  return (
    <Stack>
      <PageHeader title={t('members.settings.title')} />
      <Tabs label={t('members.settings.tabs')} value={current} onChange={(id) => setAddress({ tab: id, page: undefined, search: undefined, status: undefined })} items={open.map((id) => ({ id, label: t(`members.tab.${id}`) }))}><Part /></Tabs>
    </Stack>
  )
}
