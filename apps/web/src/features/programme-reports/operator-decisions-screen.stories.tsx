import type { TeamDecision } from '@fledge/contract/programme-reports/decision-schema.ts'
import { decisionKinds } from '@fledge/domain/programme-reports/types.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import OperatorDecisionsScreen from './operator-decisions-screen.tsx'

const sample: TeamDecision = {
  event_id: '1',
  kind: 'APPLICATION',
  machine: 'application',
  move: 'approve',
  at: '2026-11-25T18:20:00Z',
  hours: 27.456,
  intern_name: 'Amara Okafor',
  user_id: 'amara',
  company_id: null,
  company_name: null,
  batch_name: 'Spring 2027',
  actor_name: 'Marek Novotný',
}
const withDecisions = (...rows: readonly TeamDecision[]) =>
  withServer(
    [noSavedViews, respondWith('programmeReports', 'listDecisions', [...rows])],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorDecisionsScreen> = {
  component: OperatorDecisionsScreen,
  decorators: [
    withDecisions(...decisionKinds.map((kind, at) => ({ ...sample, kind, event_id: String(at) })), {
      ...sample,
      event_id: 'company',
      intern_name: null,
      user_id: null,
      company_id: '00000000-0000-7000-8000-000000000001',
      company_name: longWord,
      actor_name: null,
    }),
  ],
}
export default meta

export const EveryKind: Story<typeof OperatorDecisionsScreen> = {}
export const OfAPartner: Story<typeof OperatorDecisionsScreen> = {
  parameters: { address: '/?days=30&kind=APPLICATION&partner=none' },
}
export const Empty: Story<typeof OperatorDecisionsScreen> = { decorators: [withDecisions()] }
export const Loading: Story<typeof OperatorDecisionsScreen> = {
  decorators: [
    withServer([noSavedViews, neverRespond('programmeReports', 'listDecisions')], sampleOperator),
  ],
}
export const Failed: Story<typeof OperatorDecisionsScreen> = {
  decorators: [
    withServer(
      [noSavedViews, failWith('programmeReports', 'listDecisions', { status: 500 })],
      sampleOperator,
    ),
  ],
}
