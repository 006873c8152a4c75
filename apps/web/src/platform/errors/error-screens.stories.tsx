import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { NotFoundScreen } from './error-screens.tsx'

const meta: StoryMeta<typeof NotFoundScreen> = { component: NotFoundScreen }
export default meta

export const NotFound: Story<typeof NotFoundScreen> = {}
export const NotFoundInArea: Story<typeof NotFoundScreen> = {
  args: { home: '/company/dashboard', framed: true },
}
