import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { AutosaveStatus } from './autosave-status.tsx'

const meta: StoryMeta<typeof AutosaveStatus> = {
  component: AutosaveStatus,
  args: { state: { state: 'idle' } },
}
export default meta

export const Saving: Story<typeof AutosaveStatus> = { args: { state: { state: 'saving' } } }
export const Saved: Story<typeof AutosaveStatus> = {
  args: { state: { state: 'saved', at: new Date('2026-11-25T09:58:00Z') } },
}
export const Offline: Story<typeof AutosaveStatus> = { args: { state: { state: 'offline' } } }
export const Failed: Story<typeof AutosaveStatus> = {
  args: { state: { state: 'failed', reason: longText } },
}
