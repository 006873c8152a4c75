import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleUnplaced } from '../../testing/samples/placement.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ProposeManyDialog } from './propose-many-dialog.tsx'

const plan = {
  plan_id: '00000000-0000-7000-8000-000000000005',
  name: 'Data analyst',
  company_name: 'Lakeside Systems',
  openings_left: 2,
}
const withPlans = (...plans: readonly (typeof plan)[]) =>
  withServer(
    [
      respondWith('placement', 'listOpenPlans', [...plans]),
      neverRespond('placement', 'previewProposeMatch'),
    ],
    sampleOperator,
  )

const meta: StoryMeta<typeof ProposeManyDialog> = {
  component: ProposeManyDialog,
  decorators: [withPlans(plan)],
  args: {
    selection: { isAll: true, rows: [], count: 312 },
    filters: {},
    onClose: ignore,
    onDone: ignore,
  },
}
export default meta

export const AllThatMatch: Story<typeof ProposeManyDialog> = {}
export const OneIntern: Story<typeof ProposeManyDialog> = {
  args: { selection: { isAll: false, rows: [sampleUnplaced], count: 1 } },
}
export const NoPlans: Story<typeof ProposeManyDialog> = { decorators: [withPlans()] }
export const LongTexts: Story<typeof ProposeManyDialog> = {
  decorators: [withPlans({ ...plan, name: longText, company_name: longWord })],
}
