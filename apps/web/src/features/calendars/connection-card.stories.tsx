import { CardList } from '@fledge/ui/card.tsx'
import { waitForElement } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleCalendar } from '../../testing/samples/calendars.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { ConnectionCard } from './connection-card.tsx'

const names = respondWith('calendars', 'calendarNames', {
  calendars: [{ calendar_name: 'Work', is_main: true, is_chosen: true }],
  is_fresh: false,
})

const meta: StoryMeta<typeof ConnectionCard> = {
  component: ConnectionCard,
  args: { connection: sampleCalendar },
  decorators: [withServer([names], sampleMember)],
  render: ({ connection }) => (
    <CardList>
      <ConnectionCard connection={connection} />
    </CardList>
  ),
}
export default meta

export const Connected: Story<typeof ConnectionCard> = {}
export const EventsWaiting: Story<typeof ConnectionCard> = {
  args: { connection: { ...sampleCalendar, waiting: 3, wait_until: '2026-11-25T11:00:00Z' } },
}
export const Broken: Story<typeof ConnectionCard> = {
  args: {
    connection: { ...sampleCalendar, status: 'BROKEN', broken_because: 'ACCESS_ENDED', waiting: 2 },
  },
}
export const Disconnecting: Story<typeof ConnectionCard> = {
  play: async () => {
    const buttons = document.querySelectorAll('button')
    buttons.item(buttons.length - 1).click()
    await waitForElement('dialog[open]')
  },
}
export const LongText: Story<typeof ConnectionCard> = {
  args: {
    connection: { ...sampleCalendar, account: `${longWord}@example.com`, calendar_name: longText },
  },
}
