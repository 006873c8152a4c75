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
import OperatorLookupsScreen from './operator-lookups-screen.tsx'

const withEntries = (...entries: readonly LookupEntryView[]) =>
  withServer(
    [noSavedViews, respondWith('lookups', 'listLookupEntries', [...entries])],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorLookupsScreen> = {
  component: OperatorLookupsScreen,
  decorators: [withEntries(sampleEntry, sampleInactiveEntry, sampleMergedEntry)],
}
export default meta

export const InEachState: Story<typeof OperatorLookupsScreen> = {}
export const OfEachList: Story<typeof OperatorLookupsScreen> = {
  decorators: [withEntries(...sampleEntryOfEachList)],
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
    withServer([noSavedViews, neverRespond('lookups', 'listLookupEntries')], sampleOperator),
  ],
}
export const Failed: Story<typeof OperatorLookupsScreen> = {
  decorators: [
    withServer(
      [noSavedViews, failWith('lookups', 'listLookupEntries', { status: 500 })],
      sampleOperator,
    ),
  ],
}
