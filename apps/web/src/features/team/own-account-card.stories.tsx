import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { OwnAccountCard } from './own-account-card.tsx'

const meta: StoryMeta<typeof OwnAccountCard> = {
  component: OwnAccountCard,
  decorators: [withServer([respondWith('lookups', 'listTimeZones', [])], sampleOperator)],
}
export default meta

export const Default: Story<typeof OwnAccountCard> = {}
