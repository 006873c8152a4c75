import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../testing/fake-server.tsx'
import { sampleMember } from '../testing/samples/users.ts'
import { hoursFromNow } from '../testing/story-time.ts'
import { SessionsCard } from './sessions-card.tsx'

const meta: StoryMeta<typeof SessionsCard> = { component: SessionsCard }
export default meta

const session = {
  session_id: 'this',
  device: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  created_at: hoursFromNow(-400),
  last_used_at: hoursFromNow(0),
  current: true,
}

export const Sessions: Story<typeof SessionsCard> = {
  decorators: [
    withServer(
      [
        respondWith('sessions', 'listSessions', [
          session,
          {
            ...session,
            session_id: 'other',
            device: longWord,
            current: false,
            last_used_at: hoursFromNow(-50),
          },
        ]),
      ],
      sampleMember,
    ),
  ],
}
export const Empty: Story<typeof SessionsCard> = {
  decorators: [withServer([respondWith('sessions', 'listSessions', [])])],
}
export const Loading: Story<typeof SessionsCard> = {
  decorators: [withServer([neverRespond('sessions', 'listSessions')])],
}
export const Failed: Story<typeof SessionsCard> = {
  decorators: [withServer([failWith('sessions', 'listSessions', { status: 500 })])],
}
