import type { TodayItem } from '@fledge/contract/today/schema.ts'
import { todayLists } from '@fledge/domain/today/types.ts'
import { handedOutKinds } from '@fledge/domain/waits/rules.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleTodayItem } from '../../testing/samples/today.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import OperatorTodayItemsScreen from './operator-today-items-screen.tsx'

const withItems = (...items: readonly TodayItem[]) =>
  withServer([respondWith('today', 'listTodayItems', [...items])], sampleOperator)

const meta: StoryMeta<typeof OperatorTodayItemsScreen> = {
  component: OperatorTodayItemsScreen,
  decorators: [withItems(sampleTodayItem)],
}
export default meta

export const Interviews: Story<typeof OperatorTodayItemsScreen> = {}
export const EachList: Story<typeof OperatorTodayItemsScreen> = {
  decorators: [
    withItems(
      ...todayLists.map((list) => ({ ...sampleTodayItem, list, id: list, link_id: 'batch' })),
    ),
  ],
}
export const Finished: Story<typeof OperatorTodayItemsScreen> = {
  decorators: [
    withItems(
      ...handedOutKinds.map((kind) => ({
        ...sampleTodayItem,
        list: 'FINISHED' as const,
        kind,
        id: kind,
        link_id: 'subject',
      })),
    ),
  ],
  parameters: { address: '/?list=FINISHED' },
}
export const LongTexts: Story<typeof OperatorTodayItemsScreen> = {
  decorators: [withItems({ ...sampleTodayItem, title: longWord, detail: longText })],
}
export const Empty: Story<typeof OperatorTodayItemsScreen> = { decorators: [withItems()] }
export const NoMatch: Story<typeof OperatorTodayItemsScreen> = {
  decorators: [withItems()],
  parameters: { address: '/?list=RECEIVED&kind=OFFER' },
}
export const Loading: Story<typeof OperatorTodayItemsScreen> = {
  decorators: [withServer([neverRespond('today', 'listTodayItems')], sampleOperator)],
}
export const Failed: Story<typeof OperatorTodayItemsScreen> = {
  decorators: [withServer([failWith('today', 'listTodayItems', { status: 500 })], sampleOperator)],
}
