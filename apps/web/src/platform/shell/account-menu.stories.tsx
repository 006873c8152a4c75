import { openByButton } from '@fledge/ui/testing/play.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../../testing/fake-server.tsx'
import { sampleSupport } from '../../testing/samples/settings.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { AccountMenu } from './account-menu.tsx'

const open = openByButton('[role="menu"] [role="menuitemradio"]')

const meta: StoryMeta<typeof AccountMenu> = {
  component: AccountMenu,
  args: { settings: '/company/settings', leaveTo: '/company/get-started' },
  decorators: [withServer(sampleSupport, sampleMember)],
}
export default meta

export const Closed: Story<typeof AccountMenu> = {}
export const Opened: Story<typeof AccountMenu> = { play: open }
/** The help entries are left out until it is known which there are. */
export const HelpUnknown: Story<typeof AccountMenu> = {
  decorators: [
    withServer(
      [neverRespond('lookups', 'globalSetting'), neverRespond('flags', 'featureOn')],
      sampleMember,
    ),
  ],
  play: open,
}
/** Before the registration is complete there is neither a name nor help. */
export const Registering: Story<typeof AccountMenu> = {
  args: { leaveTo: '/company/get-started' },
  decorators: [
    withServer([], {
      ...sampleMember,
      first_name: null,
      last_name: null,
      email: `${longWord}@example.com`,
      is_reg_token: true,
    }),
  ],
  play: open,
}
