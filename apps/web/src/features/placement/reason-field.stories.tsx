import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ReasonField } from './reason-field.tsx'

const meta: StoryMeta<typeof ReasonField> = {
  component: ReasonField,
  decorators: [withServer([], sampleOperator)],
  args: { value: 'Nothing has happened for a week.', onChange: () => undefined },
}
export default meta

export const Filled: Story<typeof ReasonField> = {}
