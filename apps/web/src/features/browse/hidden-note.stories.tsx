import { press } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { internBrief } from '../../testing/samples/briefs.ts'
import { notInterestedReasons } from '../../testing/samples/profiles.ts'
import { sampleColleague, sampleMember } from '../../testing/samples/users.ts'
import { HiddenNote } from './hidden-note.tsx'

const mark = {
  intern_id: 'intern',
  not_interested_reasons: ['SKILLS', 'OTHER'],
  created_at: '2026-11-20T09:00:00Z',
}
const endpoints = [
  respondWith('shortlist', 'getNotInterested', mark),
  respondWith('lookups', 'listNotInterestedReasons', notInterestedReasons),
]

const meta: StoryMeta<typeof HiddenNote> = {
  component: HiddenNote,
  args: { intern: { ...internBrief, is_not_interested: true } },
  decorators: [withServer(endpoints, sampleMember)],
}
export default meta

export const Hidden: Story<typeof HiddenNote> = {}
export const WithoutPermission: Story<typeof HiddenNote> = {
  decorators: [withServer(endpoints, sampleColleague)],
}
export const Changing: Story<typeof HiddenNote> = { play: press('button', 'dialog[open] input') }
