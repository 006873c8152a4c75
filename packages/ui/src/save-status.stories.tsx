import { Group } from './page.tsx'
import { SaveStatus } from './save-status.tsx'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof SaveStatus> = { component: SaveStatus }
export default meta

export const States: Story<typeof SaveStatus> = {
  render: () => (
    <Group>
      <SaveStatus state="idle" label="" />
      <SaveStatus state="saving" label="Saving…" />
      <SaveStatus state="saved" label="Saved 12:04" />
      <SaveStatus state="offline" label="Offline. Saved on this device." />
      <SaveStatus state="failed" label="Not saved" />
    </Group>
  ),
}
