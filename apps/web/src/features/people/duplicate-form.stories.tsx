import { press } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, withServer } from '../../testing/fake-server.tsx'
import { sampleComparison, sampleSuggested } from '../../testing/samples/merges.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { DuplicateForm } from './duplicate-form.tsx'

const meta: StoryMeta<typeof DuplicateForm> = {
  component: DuplicateForm,
  args: {
    id: 'intern',
    title: 'Does Amara Okafor have two accounts?',
    comparison: sampleComparison,
    suggestion: sampleSuggested.suggested[0],
    may: { dismiss: true },
    onClose: () => undefined,
  },
  decorators: [withServer([], sampleOperator)],
}
export default meta

const merge = '[type=submit]:not([aria-disabled])'
const startMerging = async () => {
  await press(merge, '[type=radio][value=intern]')()
  await press('[type=radio][value=intern]')()
}

export const Comparing: Story<typeof DuplicateForm> = {}
export const Merging: Story<typeof DuplicateForm> = { play: startMerging }
export const Dismissing: Story<typeof DuplicateForm> = {
  play: press('dialog button:not([type=submit]):not([aria-label])', 'textarea'),
}
export const NoneCanClose: Story<typeof DuplicateForm> = {
  args: {
    comparison: {
      ...sampleComparison,
      accounts: sampleComparison.accounts.map((account) => ({
        ...account,
        may: { close: 'accounts.refused.merge.INTERNSHIP' },
      })),
    },
  },
}
export const NotMarked: Story<typeof DuplicateForm> = {
  args: { may: { dismiss: 'accounts.refused.notSuggested' } },
}
export const Refused: Story<typeof DuplicateForm> = {
  decorators: [
    withServer(
      [
        failWith('accounts', 'mergePerson', {
          status: 409,
          code: 'CONFLICT',
          description: 'One of these accounts has changed since you compared them.',
        }),
      ],
      sampleOperator,
    ),
  ],
  play: async () => {
    await startMerging()
    await press(merge, '[role=alert]')()
  },
}
