import { waitForElement } from '@fledge/ui/testing/play.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../testing/fake-server.tsx'
import { sampleHolder } from '../testing/samples/waits.ts'
import { sampleOperator } from '../testing/samples/users.ts'
import { HeldNote } from './held-note.tsx'

const meta: StoryMeta<typeof HeldNote> = {
  component: HeldNote,
  args: {
    kind: 'APPLICATION',
    id: 'application',
    subject: 'Amara Okafor',
    owner: sampleHolder,
    mayTakeOver: true,
  },
  decorators: [withServer([neverRespond('waits', 'takeWait')], sampleOperator)],
}
export default meta

export const Held: Story<typeof HeldNote> = {}
export const Away: Story<typeof HeldNote> = { args: { owner: { ...sampleHolder, is_away: true } } }
export const TakenFromReader: Story<typeof HeldNote> = {
  args: {
    owner: { ...sampleHolder, is_from_reader: true },
    mayTakeOver: 'refused.waitOfColleague',
  },
}
export const LongName: Story<typeof HeldNote> = {
  args: { owner: { ...sampleHolder, name: longWord }, subject: longWord },
}
export const Asking: Story<typeof HeldNote> = {
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('button')?.click()
    await waitForElement('dialog[open]')
  },
}
