import { personColumns } from '@fledge/contract/people/person-columns.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ColumnsDialog } from './columns-dialog.tsx'

const meta: StoryMeta<typeof ColumnsDialog> = {
  component: ColumnsDialog,
  args: {
    columns: personColumns,
    choice: { shown: ['email', 'name', 'status'], choose: ignore },
    onClose: ignore,
  },
}
export default meta

export const Chosen: Story<typeof ColumnsDialog> = {}
export const OnlyOne: Story<typeof ColumnsDialog> = {
  args: { choice: { shown: ['email'], choose: ignore } },
}
export const Default: Story<typeof ColumnsDialog> = {
  args: {
    choice: {
      shown: ['name', 'status', 'type', 'email', 'batch', 'company', 'created', 'seen'],
      choose: ignore,
    },
  },
}
