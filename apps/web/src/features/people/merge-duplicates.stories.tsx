import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleSuggested } from '../../testing/samples/merges.ts'
import { sampleIntern } from '../../testing/samples/people.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { MergeDuplicates } from './merge-duplicates.tsx'

const compared = respondWith('accounts', 'compareAccounts', sampleSuggested)

const meta: StoryMeta<typeof MergeDuplicates> = {
  component: MergeDuplicates,
  args: { person: sampleIntern },
  decorators: [withServer([compared], { ...sampleOperator, role: 'MANAGER' })],
}
export default meta

export const Manager: Story<typeof MergeDuplicates> = {}
export const Reviewer: Story<typeof MergeDuplicates> = {
  decorators: [withServer([compared], { ...sampleOperator, role: 'REVIEWER' })],
}
