import { Card, CardList } from '@fledge/ui/card.tsx'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { longInternBrief, longPlanBrief } from '../../testing/samples/briefs.ts'
import { candidaturesInStages, sampleCandidature } from '../../testing/samples/candidatures.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { CandidatureListRow } from './candidature-list-row.tsx'

const meta: StoryMeta<typeof CandidatureListRow> = {
  component: CandidatureListRow,
  args: { row: sampleCandidature },
  decorators: [withServer([], sampleMember)],
  render: ({ row }) => (
    <Card flush>
      <CardList>
        <CandidatureListRow row={row} />
      </CardList>
    </Card>
  ),
}
export default meta

export const EveryStage: Story<typeof CandidatureListRow> = {
  render: () => (
    <Card flush>
      <CardList>
        {candidaturesInStages.map((row) => (
          <CandidatureListRow key={row.candidature_id} row={row} />
        ))}
      </CardList>
    </Card>
  ),
}
export const LongText: Story<typeof CandidatureListRow> = {
  args: { row: { ...sampleCandidature, intern: longInternBrief, plan: longPlanBrief } },
}
