import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { CorrectFieldsDialog } from './correct-fields-dialog.tsx'

const fields = { first_name: 'Amara', last_name: 'Okafor', intern_dob: '2003-05-14' }

const meta: StoryMeta<typeof CorrectFieldsDialog> = {
  component: CorrectFieldsDialog,
  decorators: [withServer([respondWith('people', 'getLockedFields', fields)], sampleOperator)],
  args: { id: 'application', name: 'Amara Okafor', onClose: () => undefined },
}
export default meta

export const Editing: Story<typeof CorrectFieldsDialog> = {}
export const LongName: Story<typeof CorrectFieldsDialog> = { args: { name: longWord } }
export const Loading: Story<typeof CorrectFieldsDialog> = {
  decorators: [withServer([neverRespond('people', 'getLockedFields')], sampleOperator)],
}
export const Failed: Story<typeof CorrectFieldsDialog> = {
  decorators: [
    withServer([failWith('people', 'getLockedFields', { status: 500 })], sampleOperator),
  ],
}
