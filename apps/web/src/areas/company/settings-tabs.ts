import { companyCan } from '@fledge/domain/companies/can.ts'
import type { CompanyStatus } from '@fledge/domain/companies/types.ts'

/** The settings' tabs in their order, and whose each is. Texts: `members.tab.<id>`. */
const tabs = {
  members: 'admin',
  interviews: 'admin',
  credits: 'admin',
  agreements: 'admin',
  contacts: 'admin',
  profile: 'all',
  calendars: 'all',
  mails: 'all',
  sessions: 'all',
  data: 'all',
} as const
export type SettingsTab = keyof typeof tabs
// The keys of the table itself.
const ids = Object.keys(tabs) as SettingsTab[]

/** All tabs for an administrator, one's own for everyone, and only these in a company that is not approved. */
export function openTabs(
  role: string | null,
  status: CompanyStatus | undefined,
): readonly SettingsTab[] {
  const administers = role === 'ADMIN' && !(status && companyCan.isRefused(status))
  return ids.filter((id) => administers || tabs[id] === 'all')
}
