import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../testing/fake-server.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { SkipButton } from './skip-button.tsx'

const meta: StoryMeta<typeof SkipButton> = {
  component: SkipButton,
  args: {
    kind: 'COMPANY',
    id: 'company',
    name: 'Aurora Labs',
    isWaiting: true,
    onSkipped: ignore,
    onReopen: ignore,
  },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Waiting: Story<typeof SkipButton> = {}
