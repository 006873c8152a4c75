import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleFlag } from '../../testing/samples/flags.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { FlagPeopleField } from './flag-people-field.tsx'

const meta: StoryMeta<typeof FlagPeopleField> = {
  component: FlagPeopleField,
  args: { users: sampleFlag.users, value: ['amara'], error: undefined, onChange: () => {} },
  decorators: [withServer([respondWith('people', 'listPeople', [])], sampleOperator)],
}
export default meta

export const Chosen: Story<typeof FlagPeopleField> = {}
export const Empty: Story<typeof FlagPeopleField> = { args: { users: [], value: [] } }
