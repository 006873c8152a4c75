import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleCompanyPage } from '../../testing/samples/company-page.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import OperatorCreditsScreen from './operator-credits-screen.tsx'

type CreditRecord = (typeof lines)[number]
const lines = sampleCompanyPage.lists.credits.rows
const noPendingActs = respondWith('pendingActs', 'listPendingActs', [])
const withCredits = (rows: readonly CreditRecord[], user = sampleOperator) =>
  withServer(
    [noSavedViews, noPendingActs, respondWith('records', 'listAllCredits', [...rows])],
    user,
  )
const corrections = lines.slice(0, 1).flatMap((line): CreditRecord[] => [
  { ...line, line_id: '4', kind: 'REVOKE', amount: 3, note: longText, actor: longWord },
  { ...line, line_id: '3', kind: 'GRANT', amount: 5, company_name: longWord, note: longText },
])

const meta: StoryMeta<typeof OperatorCreditsScreen> = {
  component: OperatorCreditsScreen,
  decorators: [withCredits([...corrections, ...lines])],
}
export default meta

export const Ledger: Story<typeof OperatorCreditsScreen> = {}
export const ForReviewers: Story<typeof OperatorCreditsScreen> = {
  decorators: [withCredits(lines, { ...sampleOperator, role: 'REVIEWER' })],
}
export const Correcting: Story<typeof OperatorCreditsScreen> = {
  play: press('td button', 'dialog[open] textarea'),
}
export const OfOneCompany: Story<typeof OperatorCreditsScreen> = {
  parameters: { address: '/?company=01995d1c-7f3a-7c41-9d0e-5b1f3c2a9e10' },
}
export const Empty: Story<typeof OperatorCreditsScreen> = { decorators: [withCredits([])] }
export const NoMatch: Story<typeof OperatorCreditsScreen> = {
  decorators: [withCredits([])],
  parameters: { address: '/?search=aurora' },
}
export const Loading: Story<typeof OperatorCreditsScreen> = {
  decorators: [
    withServer(
      [noSavedViews, noPendingActs, neverRespond('records', 'listAllCredits')],
      sampleOperator,
    ),
  ],
}
export const Failed: Story<typeof OperatorCreditsScreen> = {
  decorators: [
    withServer(
      [noSavedViews, noPendingActs, failWith('records', 'listAllCredits', { status: 500 })],
      sampleOperator,
    ),
  ],
}
