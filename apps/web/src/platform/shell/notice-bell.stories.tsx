import { openByButton } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withShell } from '../../testing/samples/shell.ts'
import { NoticeBell } from './notice-bell.tsx'

const meta: StoryMeta<typeof NoticeBell> = {
  component: NoticeBell,
  decorators: [withShell()],
  play: openByButton('[role="dialog"]'),
}
export default meta

export const Many: Story<typeof NoticeBell> = {}
export const None: Story<typeof NoticeBell> = { decorators: [withShell([])] }
