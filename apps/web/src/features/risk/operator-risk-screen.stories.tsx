import { paths } from '@fledge/contract/paths.ts'
import type { RiskRow } from '@fledge/contract/risk/schema.ts'
import { riskSignals } from '@fledge/domain/risk/types.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import OperatorRiskScreen from './operator-risk-screen.tsx'

const risk: RiskRow = {
  internship_id: 'internship',
  intern_name: 'Amara Okafor',
  user_id: 'intern',
  company_id: 'company',
  company_name: 'Brightwater Labs',
  plan_name: 'Product design',
  supervisor: 'Jonas Weber',
  starts_on: '2026-10-05',
  ends_on: '2026-12-18',
  signals: [...riskSignals],
  company_missed: 2,
  intern_missed: 3,
  company_rating: 5,
  intern_rating: 2,
  company_hours: 40,
  intern_hours: 20,
  silent_days: 16,
  concern_id: 'concern',
}

const withRows = (rows: readonly RiskRow[]) =>
  withServer([noSavedViews, respondWith('risk', 'listAtRisk', [...rows])], sampleOperator)

const meta: StoryMeta<typeof OperatorRiskScreen> = {
  component: OperatorRiskScreen,
  decorators: [
    withRows([
      risk,
      {
        ...risk,
        internship_id: 'other',
        intern_name: longWord,
        signals: ['SILENCE'],
        concern_id: null,
      },
    ]),
  ],
  parameters: { address: '/operator/risk', route: paths.operator.risk },
}
export default meta

export const Rows: Story<typeof OperatorRiskScreen> = {}
export const Empty: Story<typeof OperatorRiskScreen> = { decorators: [withRows([])] }
export const Loading: Story<typeof OperatorRiskScreen> = {
  decorators: [withServer([noSavedViews, neverRespond('risk', 'listAtRisk')], sampleOperator)],
}
export const Failed: Story<typeof OperatorRiskScreen> = {
  decorators: [
    withServer([noSavedViews, failWith('risk', 'listAtRisk', { status: 500 })], sampleOperator),
  ],
}
