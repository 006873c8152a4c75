import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ActiveCandidatureNotice } from './active-candidature-notice.tsx'

const meta: StoryMeta<typeof ActiveCandidatureNotice> = {
  component: ActiveCandidatureNotice,
  args: {
    name: 'Amara Okafor',
    candidature: { candidature_id: 'candidature', plan_id: 'plan', stage: 'INTERVIEW_PROPOSED' },
  },
}
export default meta

export const Interviewing: Story<typeof ActiveCandidatureNotice> = {}
export const LongText: Story<typeof ActiveCandidatureNotice> = { args: { name: longWord } }
