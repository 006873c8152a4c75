import { press } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { accountSettings, longAccountSettings } from '../../testing/samples/accounts.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { AccountCard, VisibilityCard, ZoneCard } from './account-cards.tsx'

const london = {
  zone: 'Europe/London',
  name: 'British time',
  offset_seconds: 0,
  country_code: 'GB',
  country: 'United Kingdom',
  cities: ['London'],
  members: [],
}
const lagos = {
  ...london,
  zone: 'Africa/Lagos',
  name: 'West Africa time',
  offset_seconds: 3600,
  country_code: 'NG',
  country: 'Nigeria',
  cities: ['Lagos'],
}
const zones = respondWith('lookups', 'listTimeZones', [london, lagos])

const meta: StoryMeta<typeof AccountCard> = {
  component: AccountCard,
  args: { settings: accountSettings },
  decorators: [withServer([zones], sampleIntern)],
}
export default meta

export const Account: Story<typeof AccountCard> = {}
export const PhoneNotVerified: Story<typeof AccountCard> = {
  args: { settings: { ...accountSettings, is_phone_verified: false } },
}
export const WithoutPhone: Story<typeof AccountCard> = {
  args: { settings: { ...accountSettings, phone: null } },
}
export const LongText: Story<typeof AccountCard> = { args: { settings: longAccountSettings } }

export const Zone: Story<typeof AccountCard> = {
  render: ({ settings }) => <ZoneCard settings={settings} />,
}
export const Visible: Story<typeof AccountCard> = {
  render: ({ settings }) => <VisibilityCard settings={settings} />,
}
export const Hidden: Story<typeof AccountCard> = {
  ...Visible,
  args: { settings: { ...accountSettings, is_hidden: true } },
}
export const Public: Story<typeof AccountCard> = {
  ...Visible,
  args: {
    settings: { ...accountSettings, is_public: true, public_parts: ['education'], is_listed: true },
  },
}
function SavedSettings() {
  const settings = useApiQuery('accounts', 'getAccountSettings').data?.payload
  return settings ? <VisibilityCard settings={settings} /> : null
}

/** The choice is shown before the server has saved it. */
export const Saving: Story<typeof AccountCard> = {
  render: () => <SavedSettings />,
  decorators: [
    withServer(
      [
        respondWith('accounts', 'getAccountSettings', accountSettings),
        neverRespond('accounts', 'updateAccountSettings'),
      ],
      sampleIntern,
    ),
  ],
  play: press('input[type="checkbox"]:not(:checked)', 'fieldset input[type="checkbox"]'),
}
