import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import {
  agreed,
  companyInterview,
  movableTimes,
  unreadCalendars,
} from '../../testing/samples/interviews.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { MoveDialog } from './move-dialog.tsx'

const withTimes = (times: Partial<typeof movableTimes>) =>
  withServer(
    [respondWith('interviews', 'interviewTimes', { ...movableTimes, ...times })],
    sampleMember,
  )

const meta: StoryMeta<typeof MoveDialog> = {
  component: MoveDialog,
  args: { interview: { ...companyInterview, ...agreed }, onClose: ignore },
  play: waitFor('dialog[open] [aria-pressed]'),
}
export default meta

export const Times: Story<typeof MoveDialog> = { decorators: [withTimes({})] }
export const NoTimes: Story<typeof MoveDialog> = {
  decorators: [withTimes({ other_times: [], busy: [] })],
  play: waitFor('dialog[open] [role="group"]'),
}
export const UnreadCalendars: Story<typeof MoveDialog> = {
  decorators: [withTimes({ unread: unreadCalendars })],
}
export const Loading: Story<typeof MoveDialog> = {
  decorators: [withServer([neverRespond('interviews', 'interviewTimes')], sampleMember)],
  play: waitFor('dialog[open]'),
}
export const Failed: Story<typeof MoveDialog> = {
  decorators: [
    withServer([failWith('interviews', 'interviewTimes', { status: 500 })], sampleMember),
  ],
  play: waitFor('dialog[open] [role="alert"]'),
}
