import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ApproveManyDialog } from './approve-many-dialog.tsx'

const meta: StoryMeta<typeof ApproveManyDialog> = {
  component: ApproveManyDialog,
  args: {
    texts: {
      title: 'Approve all that pass?',
      text: 'Look at a sample before.',
      sample: 'Your sample',
      seen: 'Reviewed',
      none: 'Nothing passes',
      unseen: 'Look at your sample first',
      describe: (count) => `${count} will be approved`,
      approve: (count) => `Approve ${count}`,
    },
    preview: {
      data: undefined,
      error: null,
      isPlaceholderData: false,
      refetch: () => Promise.resolve(),
    },
    count: 24,
    sample: [{ id: 'first', title: 'Brightwater Labs', isSeen: true, to: '/' }],
    isSampleSeen: true,
    draw: null,
    isBusy: false,
    toRowPath: (id) => `/${id}`,
    onApprove: ignore,
    onClose: ignore,
  },
}
export default meta

export const Seen: Story<typeof ApproveManyDialog> = {}
export const LongTexts: Story<typeof ApproveManyDialog> = {
  args: {
    sample: [{ id: 'first', title: longWord, isSeen: false, to: '/' }],
    isSampleSeen: false,
    draw: { isBusy: false, press: ignore },
  },
}
export const Busy: Story<typeof ApproveManyDialog> = { args: { isBusy: true } }
