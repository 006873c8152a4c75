import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { internBrief, longInternBrief } from '../../testing/samples/briefs.ts'
import { notInterestedReasons } from '../../testing/samples/profiles.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { HideDialog } from './hide-dialog.tsx'

const reasons = respondWith('lookups', 'listNotInterestedReasons', notInterestedReasons)

const meta: StoryMeta<typeof HideDialog> = {
  component: HideDialog,
  args: { intern: internBrief, onClose: ignore },
  decorators: [withServer([reasons], sampleMember)],
  play: waitFor('dialog[open] input'),
}
export default meta

export const Open: Story<typeof HideDialog> = {}
export const Changing: Story<typeof HideDialog> = {
  args: { intern: longInternBrief, previousReasons: ['SKILLS'] },
}
export const Loading: Story<typeof HideDialog> = {
  decorators: [withServer([neverRespond('lookups', 'listNotInterestedReasons')], sampleMember)],
  play: waitFor('dialog[open]'),
}
export const Failed: Story<typeof HideDialog> = {
  decorators: [
    withServer([failWith('lookups', 'listNotInterestedReasons', { status: 500 })], sampleMember),
  ],
  play: waitFor('dialog[open] [role="alert"]'),
}
