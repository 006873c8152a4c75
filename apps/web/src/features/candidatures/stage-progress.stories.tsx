import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleMember } from '../../testing/samples/users.ts'
import { StageProgress } from './stage-progress.tsx'

const row = {
  stage: 'INTERVIEW_PROPOSED',
  turn_since: '2026-11-23T09:00:00Z',
  was_interested: true,
  turn: 'intern',
  due_at: '2026-11-26T09:00:00Z',
} as const

const meta: StoryMeta<typeof StageProgress> = {
  component: StageProgress,
  args: { row, side: 'company', name: 'Amara Okafor' },
  decorators: [withServer([], sampleMember)],
}
export default meta

export const TheirTurn: Story<typeof StageProgress> = {}
export const OwnTurn: Story<typeof StageProgress> = {
  args: { row: { ...row, stage: 'INTERVIEWED', turn: 'company', was_interested: false } },
}
export const WithTeam: Story<typeof StageProgress> = {
  args: { row: { ...row, stage: 'OFFER_IN_REVIEW', turn: 'operator' } },
}
export const Hired: Story<typeof StageProgress> = {
  args: { row: { ...row, stage: 'HIRED', turn: 'none' } },
}
export const LongText: Story<typeof StageProgress> = { args: { name: longText } }
