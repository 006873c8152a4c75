import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleIntern } from '../../testing/samples/users.ts'
import { CompanyNoShowDialog } from './company-no-show-dialog.tsx'

const meta: StoryMeta<typeof CompanyNoShowDialog> = {
  component: CompanyNoShowDialog,
  args: {
    company: 'Aurora Labs',
    zone: 'Europe/London',
    busy: false,
    onClose: ignore,
    send: ignore,
  },
  decorators: [withServer([], sampleIntern)],
  play: waitFor('dialog[open]'),
}
export default meta

export const Empty: Story<typeof CompanyNoShowDialog> = {}
export const Busy: Story<typeof CompanyNoShowDialog> = { args: { busy: true } }
export const LongText: Story<typeof CompanyNoShowDialog> = { args: { company: longText } }
