import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleMember } from '../../testing/samples/users.ts'
import { StageHistory } from './stage-history.tsx'

const event = {
  id: '1',
  at: '2026-11-23T09:00:00Z',
  what: 'candidature.express',
  by: 'intern',
  by_name: 'Amara Okafor',
  reason: null,
  note: null,
  starts_at: null,
  from: null,
  to: null,
} as const
const stage = {
  history: [
    event,
    { ...event, id: '2', what: 'interview.propose', by: 'company' as const, by_name: 'Grace Lin' },
    { ...event, id: '3', what: 'interview.confirm', starts_at: '2026-11-27T14:00:00Z' },
    { ...event, id: '4', what: 'offer.send', by: 'company' as const, note: longText },
    { ...event, id: '5', what: 'offer.approve', by: 'operator' as const, by_name: null },
  ],
  usual_hours: { company: 20, intern: 5 },
}

const meta: StoryMeta<typeof StageHistory> = {
  component: StageHistory,
  args: { stage, name: 'Amara Okafor', side: 'company' },
  decorators: [withServer([], sampleMember)],
}
export default meta

export const Events: Story<typeof StageHistory> = {}
export const Private: Story<typeof StageHistory> = {
  args: {
    stage: { history: [event], usual_hours: { company: null, intern: null } },
    isPrivate: true,
  },
}
export const OfIntern: Story<typeof StageHistory> = { args: { side: 'intern', name: longWord } }
