import { companyCan } from '@fledge/domain/companies/can.ts'
import type { CompanyStatus } from '@fledge/domain/companies/types.ts'

/** Tabs of the settings in their order, with who sees each. Texts: `members.tab.<id>`. */
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

/**
 * Returns all tabs for an administrator and the personal tabs for everyone else, and for everyone
 * in a company that was refused.
 */
export function listSettingsTabs(
  role: string | null,
  status: CompanyStatus | undefined,
): readonly SettingsTab[] {
  const administers = role === 'ADMIN' && !(status && companyCan.isRefused(status))
  return ids.filter((id) => administers || tabs[id] === 'all')
}
