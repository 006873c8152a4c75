import { waitForElement } from '@fledge/ui/testing/play.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleMember } from '../../testing/samples/users.ts'
import { FeedCard } from './feed-card.tsx'

const feed = {
  url: `https://example.com/backend/calendar/feed/${longWord}.ics`,
  made_at: '2026-11-01T09:00:00Z',
  last_read_at: '2026-11-25T08:00:00Z',
}
const withFeed = withServer([respondWith('calendars', 'getCalendarFeed', feed)], sampleMember)

const meta: StoryMeta<typeof FeedCard> = { component: FeedCard }
export default meta

export const Created: Story<typeof FeedCard> = { decorators: [withFeed] }
export const NeverRead: Story<typeof FeedCard> = {
  decorators: [
    withServer(
      [respondWith('calendars', 'getCalendarFeed', { ...feed, last_read_at: null })],
      sampleMember,
    ),
  ],
}
export const None: Story<typeof FeedCard> = {
  decorators: [
    withServer(
      [
        respondWith('calendars', 'getCalendarFeed', {
          url: null,
          made_at: null,
          last_read_at: null,
        }),
      ],
      sampleMember,
    ),
  ],
}
export const Renewing: Story<typeof FeedCard> = {
  decorators: [withFeed],
  play: async () => {
    const buttons = await waitForElement('button + button')
    buttons.click()
    await waitForElement('dialog[open]')
  },
}
