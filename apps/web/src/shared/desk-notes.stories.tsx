import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../testing/fake-server.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { DeskNotes } from './desk-notes.tsx'

const meta: StoryMeta<typeof DeskNotes> = {
  component: DeskNotes,
  args: { of: 'APPLICATION', onOpen: ignore },
}
export default meta

const withNotes = (isAway: boolean) =>
  withServer(
    [
      respondWith(
        'team',
        'getOwnAbsence',
        isAway ? { absent_until: '2026-12-04', cover_name: 'Inês Duarte' } : null,
      ),
      respondWith('pendingActs', 'listPendingActs', []),
    ],
    sampleOperator,
  )
export const Away: Story<typeof DeskNotes> = { decorators: [withNotes(true)] }
export const None: Story<typeof DeskNotes> = { decorators: [withNotes(false)] }
