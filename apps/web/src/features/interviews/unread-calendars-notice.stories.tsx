import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { unreadCalendars } from '../../testing/samples/interviews.ts'
import { UnreadCalendarsNotice } from './unread-calendars-notice.tsx'

const meta: StoryMeta<typeof UnreadCalendarsNotice> = {
  component: UnreadCalendarsNotice,
  args: { unread: unreadCalendars },
}
export default meta

export const Own: Story<typeof UnreadCalendarsNotice> = {}
export const Waiting: Story<typeof UnreadCalendarsNotice> = {
  args: {
    unread: [{ name: longWord, calendar_provider: 'OUTLOOK', because: 'WAITING', is_own: false }],
  },
}
export const OfCompany: Story<typeof UnreadCalendarsNotice> = { args: { company: longText } }
