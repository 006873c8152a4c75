import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { longInternBrief, longPlanBrief } from '../../testing/samples/briefs.ts'
import { candidaturesInStages, sampleCandidature } from '../../testing/samples/candidatures.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { CandidatureBoard } from './candidature-board.tsx'

const meta: StoryMeta<typeof CandidatureBoard> = {
  component: CandidatureBoard,
  args: { rows: candidaturesInStages },
  decorators: [withServer([], sampleMember)],
}
export default meta

export const Stages: Story<typeof CandidatureBoard> = {}
export const Empty: Story<typeof CandidatureBoard> = { args: { rows: [] } }
export const Many: Story<typeof CandidatureBoard> = {
  args: {
    rows: Array.from({ length: 8 }, (_, at) => ({
      ...sampleCandidature,
      candidature_id: `candidature-${at}`,
    })),
  },
}
export const LongText: Story<typeof CandidatureBoard> = {
  args: { rows: [{ ...sampleCandidature, intern: longInternBrief, plan: longPlanBrief }] },
}
