import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { longCandidate, sampleCandidate } from '../../testing/samples/candidates.ts'
import { sampleColleague, sampleMember } from '../../testing/samples/users.ts'
import { CandidateListCard } from './candidate-card.tsx'

const meta: StoryMeta<typeof CandidateListCard> = {
  component: CandidateListCard,
  args: { candidate: sampleCandidate, plan: 'plan', onOpen: ignore, onHide: ignore },
  decorators: [withServer([], sampleMember)],
  render: (args) => (
    <ul>
      <CandidateListCard {...args} />
    </ul>
  ),
}
export default meta

export const Matching: Story<typeof CandidateListCard> = {}
export const Shortlisted: Story<typeof CandidateListCard> = {
  args: { candidate: { ...sampleCandidate, is_shortlisted: true, shortlisted_for: ['plan'] } },
}
export const InCandidature: Story<typeof CandidateListCard> = {
  args: {
    candidate: {
      ...sampleCandidate,
      candidature: { candidature_id: 'candidature', stage: 'INTERVIEWED', plan_id: 'plan' },
    },
  },
}
export const WithoutMatch: Story<typeof CandidateListCard> = {
  args: { candidate: { ...sampleCandidate, match: null, university: null } },
}
export const WithoutPermission: Story<typeof CandidateListCard> = {
  decorators: [withServer([], sampleColleague)],
}
export const LongText: Story<typeof CandidateListCard> = {
  args: { candidate: longCandidate, note: longText },
}
