import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { AboutLink, ReportFilters } from './report-list-parts.tsx'

const meta: StoryMeta<typeof AboutLink> = {
  component: AboutLink,
  args: { user_id: 'amara', company_id: null, name: 'Amara Okafor' },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Intern: Story<typeof AboutLink> = {}
export const Company: Story<typeof AboutLink> = {
  args: { user_id: null, company_id: 'northfold', name: longWord },
}
export const Filters: Story<typeof AboutLink> = {
  render: () => (
    <ReportFilters
      status="OPEN"
      statuses={[{ value: 'OPEN', label: 'Open' }]}
      onStatus={() => {}}
      kind={undefined}
      onKind={() => {}}
    />
  ),
}
