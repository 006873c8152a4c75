import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Payload } from '../../platform/http/client.ts'

type Settings = Payload<'accounts', 'getAccountSettings'>

/** The settings of an intern's account. */
export const accountSettings: Settings = {
  email: 'amara@example.com',
  first_name: 'Amara',
  last_name: 'Okafor',
  phone: '+234 1 234 5678',
  is_phone_verified: true,
  time_zone: 'Africa/Lagos',
  is_public: false,
  is_hidden: false,
  public_parts: [],
  is_listed: false,
  mails: {},
}
export const longAccountSettings: Settings = {
  ...accountSettings,
  email: `${longWord}@example.com`,
  first_name: longWord,
}
