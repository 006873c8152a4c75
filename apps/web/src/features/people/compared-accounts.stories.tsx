import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleComparison } from '../../testing/samples/merges.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ComparedAccounts } from './compared-accounts.tsx'

const meta: StoryMeta<typeof ComparedAccounts> = {
  component: ComparedAccounts,
  args: sampleComparison,
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Two: Story<typeof ComparedAccounts> = {}
export const LongName: Story<typeof ComparedAccounts> = {
  args: {
    accounts: sampleComparison.accounts.map((account) => ({
      ...account,
      name: longWord,
      application: null,
    })),
  },
}
