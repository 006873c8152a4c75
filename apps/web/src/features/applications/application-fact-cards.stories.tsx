import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import {
  applicationLookups,
  emptyApplication,
  longApplication,
  sampleApplication,
} from '../../testing/samples/applications.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { ApplicationFactCards } from './application-fact-cards.tsx'

const meta: StoryMeta<typeof ApplicationFactCards> = {
  component: ApplicationFactCards,
  args: { application: sampleApplication, isOpen: true },
  decorators: [withServer(applicationLookups, sampleIntern)],
}
export default meta

export const Filled: Story<typeof ApplicationFactCards> = {}
export const Empty: Story<typeof ApplicationFactCards> = { args: { application: emptyApplication } }
export const Submitted: Story<typeof ApplicationFactCards> = { args: { isOpen: false } }
export const LongText: Story<typeof ApplicationFactCards> = {
  args: { application: longApplication },
}
