import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { SetUpBanner } from './set-up-banner.tsx'

const meta: StoryMeta<typeof SetUpBanner> = { component: SetUpBanner }
export default meta

export const Due: Story<typeof SetUpBanner> = {
  decorators: [withServer([], { ...sampleOperator, second_factor_due_at: '2026-12-04T09:00:00Z' })],
}
