import type { PendingAct } from '@fledge/contract/pending-acts/schema.ts'
import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../testing/fake-server.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { storyNow } from '../testing/story-time.ts'
import { PendingActs } from './pending-acts.tsx'

const approval: PendingAct = {
  act_id: 'approval',
  act: 'approveApplication',
  kind: 'APPLICATION',
  subject_id: 'application',
  name: 'Priya Raman',
  count: 1,
  actor_name: 'Iris Weber',
  is_own: true,
  due_at: storyNow,
  failure: null,
  may: { undo: true },
}
const ofColleague: PendingAct = {
  ...approval,
  act_id: 'rejection',
  act: 'rejectApplication',
  name: longWord,
  actor_name: 'Jonas Brandt',
  is_own: false,
  may: { undo: 'refused.pendingActOfColleague' },
}
const failed: PendingAct = {
  ...approval,
  act_id: 'failed',
  act: 'requestChanges',
  name: 'Noor Haddad',
  failure: 'errors.ILLEGAL_TRANSITION',
  may: { undo: 'pendingActs.refused.tooLate' },
}
const ofMany: PendingAct = {
  ...approval,
  act_id: 'many',
  act: 'nudgeIntern',
  kind: 'PLACEMENT',
  count: 12,
}
const tasks: PendingAct = { ...ofMany, act_id: 'tasks', act: 'passOnTask', kind: 'TASK', name: '' }
const withActs = (acts: PendingAct[]) =>
  withServer([respondWith('pendingActs', 'listPendingActs', acts)], sampleOperator)

const meta: StoryMeta<typeof PendingActs> = {
  component: PendingActs,
  args: { of: 'APPLICATION', onOpen: ignore },
}
export default meta

export const None: Story<typeof PendingActs> = { decorators: [withActs([])] }
export const Pending: Story<typeof PendingActs> = { decorators: [withActs([approval])] }
export const OfColleague: Story<typeof PendingActs> = {
  decorators: [withActs([ofColleague, approval])],
}
export const OfSeveral: Story<typeof PendingActs> = {
  decorators: [withActs([ofMany, tasks])],
}
export const Failed: Story<typeof PendingActs> = { decorators: [withActs([failed])] }
export const Loading: Story<typeof PendingActs> = {
  decorators: [withServer([neverRespond('pendingActs', 'listPendingActs')], sampleOperator)],
}
export const NotLoaded: Story<typeof PendingActs> = {
  decorators: [
    withServer([failWith('pendingActs', 'listPendingActs', { status: 500 })], sampleOperator),
  ],
}
