import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { TakeDownDialog } from './take-down-dialog.tsx'

const meta: StoryMeta<typeof TakeDownDialog> = {
  component: TakeDownDialog,
  args: {
    id: 'plan',
    name: 'Product design',
    company: 'Aurora Labs',
    onClose: () => undefined,
  },
  decorators: [withServer([neverRespond('reports', 'takeDownPlan')], sampleOperator)],
}
export default meta

export const Asking: Story<typeof TakeDownDialog> = {}
export const Long: Story<typeof TakeDownDialog> = { args: { name: longWord, company: longText } }
