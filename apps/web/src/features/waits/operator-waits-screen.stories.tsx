import { overdueKinds } from '@fledge/domain/overdue/types.ts'
import type { TeamWait } from '@fledge/contract/waits/schema.ts'
import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { noSavedViews } from '../../testing/samples/views.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { sampleColleagues, sampleWait } from '../../testing/samples/waits.ts'
import OperatorWaitsScreen from './operator-waits-screen.tsx'

const withWaits = (...waits: readonly TeamWait[]) =>
  withServer(
    [
      noSavedViews,
      neverRespond('lookups', 'globalSetting'),
      respondWith('waits', 'listWaits', [...waits]),
      respondWith('pendingActs', 'listPendingActs', []),
      respondWith('team', 'getOwnAbsence', null),
      respondWith('waits', 'listColleagues', [...sampleColleagues]),
      neverRespond('waits', 'takeWait'),
    ],
    sampleOperator,
  )
const mine: TeamWait = {
  ...sampleWait,
  id: 'mine',
  owner_id: sampleOperator.user_id,
  owner_name: 'Iris Weber',
  is_late: true,
}
const ofColleague: TeamWait = {
  ...sampleWait,
  id: 'other',
  owner_id: 'marek',
  owner_name: 'Marek Novotný',
  may: { take: 'waits.refused.taken', assign: true, release: true },
}

const meta: StoryMeta<typeof OperatorWaitsScreen> = {
  component: OperatorWaitsScreen,
  decorators: [withWaits(sampleWait, mine, ofColleague)],
}
export default meta

export const WithEachOwner: Story<typeof OperatorWaitsScreen> = {}
export const WithEachKind: Story<typeof OperatorWaitsScreen> = {
  decorators: [withWaits(...overdueKinds.map((kind) => ({ ...sampleWait, id: kind, kind })))],
}
export const LongTexts: Story<typeof OperatorWaitsScreen> = {
  decorators: [
    withWaits({ ...ofColleague, title: longWord, detail: longText, owner_name: longWord }),
  ],
}
export const Taking: Story<typeof OperatorWaitsScreen> = {
  decorators: [withWaits(sampleWait)],
  play: press('td button:last-of-type', 'td button[aria-busy="true"]'),
}
export const OneQueue: Story<typeof OperatorWaitsScreen> = {
  parameters: { address: '/?kind=APPLICATION' },
}
export const Empty: Story<typeof OperatorWaitsScreen> = { decorators: [withWaits()] }
export const NoMatch: Story<typeof OperatorWaitsScreen> = {
  decorators: [withWaits()],
  parameters: { address: '/?owner=me' },
}
export const Loading: Story<typeof OperatorWaitsScreen> = {
  decorators: [
    withServer(
      [
        noSavedViews,
        neverRespond('lookups', 'globalSetting'),
        neverRespond('waits', 'listWaits'),
        respondWith('pendingActs', 'listPendingActs', []),
        respondWith('team', 'getOwnAbsence', null),
      ],
      sampleOperator,
    ),
  ],
}
export const Failed: Story<typeof OperatorWaitsScreen> = {
  decorators: [
    withServer(
      [
        noSavedViews,
        neverRespond('lookups', 'globalSetting'),
        failWith('waits', 'listWaits', { status: 500 }),
        respondWith('pendingActs', 'listPendingActs', []),
        respondWith('team', 'getOwnAbsence', null),
      ],
      sampleOperator,
    ),
  ],
}

export const Selected: Story<typeof OperatorWaitsScreen> = {
  play: press('td input', '[role="status"]'),
}
export const SelectedOnADesk: Story<typeof OperatorWaitsScreen> = {
  globals: { viewport: { value: 'desk' } },
  play: press('th input', '[role="status"]'),
}
/** Finance sees what it decides, and takes nothing. */
export const ForFinance: Story<typeof OperatorWaitsScreen> = {
  decorators: [
    withServer(
      [
        noSavedViews,
        neverRespond('lookups', 'globalSetting'),
        respondWith('waits', 'listWaits', [{ ...sampleWait, kind: 'REFUND' }]),
      ],
      {
        ...sampleOperator,
        role: 'FINANCE',
      },
    ),
  ],
}
