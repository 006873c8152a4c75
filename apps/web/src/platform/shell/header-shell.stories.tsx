import { Card } from '@fledge/ui/card.tsx'
import { SaveStatus } from '@fledge/ui/save-status.tsx'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Decorator, Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withShell } from '../../testing/samples/shell.ts'
import { withTitle } from '../../testing/with-title.tsx'
import { BareShell, HeaderShell } from './header-shell.tsx'
import { ScreenReplacement } from './screen-outlet.tsx'

const withScreen: Decorator = (Story) => (
  <ScreenReplacement value={<Card title="Education">Degrees and courses</Card>}>
    <Story />
  </ScreenReplacement>
)
const saved = withTitle({
  title: longText,
  side: <SaveStatus state="saved" label="Saved 12:04" />,
})

const meta: StoryMeta<typeof HeaderShell> = {
  component: HeaderShell,
  args: { home: '/intern/dashboard', leaveTo: '/intern/get-started' },
  decorators: [saved, withScreen, withShell()],
}
export default meta

export const Phone: Story<typeof HeaderShell> = {}
export const Desk: Story<typeof HeaderShell> = { globals: { viewport: { value: 'desk' } } }
export const Bare: Story<typeof HeaderShell> = { render: (props) => <BareShell {...props} /> }
export const BareForm: Story<typeof HeaderShell> = {
  render: (props) => <BareShell {...props} full />,
}
