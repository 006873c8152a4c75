import type { LookupEntryView } from '@fledge/contract/lookups/manage-schema.ts'
import { press } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import {
  sampleEntry,
  sampleEntryOfEachList,
  sampleInactiveEntry,
  sampleMergedEntry,
} from '../../testing/samples/lookup-entries.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import { storyNow } from '../../testing/story-time.ts'
import OperatorLookupsScreen from './operator-lookups-screen.tsx'

const beside = [noSavedViews, respondWith('pendingActs', 'listPendingActs', [])]
const withEntries = (...entries: readonly LookupEntryView[]) =>
  withServer([...beside, respondWith('lookups', 'listLookupEntries', [...entries])], sampleOperator)

const meta: StoryMeta<typeof OperatorLookupsScreen> = {
  component: OperatorLookupsScreen,
  decorators: [withEntries(sampleEntry, sampleInactiveEntry, sampleMergedEntry)],
}
export default meta

export const InEachState: Story<typeof OperatorLookupsScreen> = {}
export const OfEachList: Story<typeof OperatorLookupsScreen> = {
  decorators: [withEntries(...sampleEntryOfEachList)],
}
const pending = 'pendingActs.refused.pending'
const refuseWhilePending = {
  rename: pending,
  deactivate: pending,
  activate: pending,
  merge: pending,
} as const
const longName = 'Extremely'.repeat(22)
export const LongNames: Story<typeof OperatorLookupsScreen> = {
  decorators: [
    withEntries(
      { ...sampleEntry, label: longName, group: longName },
      { ...sampleMergedEntry, merged_into: longName },
    ),
  ],
}
export const Pending: Story<typeof OperatorLookupsScreen> = {
  decorators: [
    withServer(
      [
        noSavedViews,
        respondWith('pendingActs', 'listPendingActs', [
          {
            act_id: 'merge',
            act: 'mergeLookup',
            kind: 'LOOKUP',
            subject_id: 'entry',
            name: sampleEntry.label,
            count: 1,
            actor_name: 'Iris Weber',
            is_own: true,
            due_at: storyNow,
            failure: null,
            may: { undo: true },
          },
        ]),
        respondWith('lookups', 'listLookupEntries', [{ ...sampleEntry, may: refuseWhilePending }]),
      ],
      sampleOperator,
    ),
  ],
}
export const Renaming: Story<typeof OperatorLookupsScreen> = {
  play: press('td button', 'dialog[open]'),
}
export const Empty: Story<typeof OperatorLookupsScreen> = { decorators: [withEntries()] }
export const NoMatch: Story<typeof OperatorLookupsScreen> = {
  decorators: [withEntries()],
  parameters: { address: '/?search=zeno' },
}
export const Loading: Story<typeof OperatorLookupsScreen> = {
  decorators: [
    withServer([...beside, neverRespond('lookups', 'listLookupEntries')], sampleOperator),
  ],
}
export const Failed: Story<typeof OperatorLookupsScreen> = {
  decorators: [
    withServer(
      [...beside, failWith('lookups', 'listLookupEntries', { status: 500 })],
      sampleOperator,
    ),
  ],
}
