import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleCase } from '../../testing/samples/cases.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { CaseDueDate, CaseDueDateDialog } from './case-due-date.tsx'

const meta: StoryMeta<typeof CaseDueDate> = {
  component: CaseDueDate,
  args: { concern: sampleCase },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Allowed: Story<typeof CaseDueDate> = {}
export const OfColleague: Story<typeof CaseDueDate> = {
  args: {
    concern: {
      ...sampleCase,
      may: { ...sampleCase.may, change_due_date: 'refused.caseOwner' },
    },
  },
}
export const Choosing: Story<typeof CaseDueDate> = {
  render: ({ concern }) => <CaseDueDateDialog concern={concern} onClose={() => {}} />,
}
