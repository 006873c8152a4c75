import type { SettingView } from '@fledge/contract/settings/schema.ts'
import { enterText, submit } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ChangeSettingDialog } from './change-setting-dialog.tsx'

const setting: SettingView = {
  name: 'initial_credits',
  value: 10,
  default_value: 10,
  countries: null,
  changes: [],
}
const countries = respondWith('lookups', 'listCountries', [])

const meta: StoryMeta<typeof ChangeSettingDialog> = {
  component: ChangeSettingDialog,
  args: { setting, onClose: () => undefined },
  decorators: [withServer([countries], sampleOperator)],
}
export default meta

export const OfANumber: Story<typeof ChangeSettingDialog> = {}
export const OutOfBounds: Story<typeof ChangeSettingDialog> = {
  play: async () => {
    await enterText('input[name="value"]', '1000')
    await submit()
  },
}
export const OfAnAddress: Story<typeof ChangeSettingDialog> = {
  args: { setting: { ...setting, name: 'support_email', value: 'support@example.com' } },
}
export const OfALink: Story<typeof ChangeSettingDialog> = {
  args: { setting: { ...setting, name: 'booking_link', value: null } },
}
export const OfCountries: Story<typeof ChangeSettingDialog> = {
  args: { setting: { ...setting, name: 'served_country_ids', value: [] } },
}
export const Refused: Story<typeof ChangeSettingDialog> = {
  decorators: [
    withServer(
      [
        countries,
        failWith('settings', 'changeSetting', {
          status: 400,
          fields: { value: 'Choose an option from the list' },
        }),
      ],
      sampleOperator,
    ),
  ],
  play: async () => {
    await enterText('textarea', 'A reason.')
    await submit()
  },
}
