import type { SavedView } from '@fledge/contract/lists/schema.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleView, sampleViewOfColleague } from '../../testing/samples/views.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { SavedViews } from './saved-views.tsx'

const withViews = (...views: readonly SavedView[]) =>
  withServer([respondWith('lists', 'listSavedViews', [...views])], sampleOperator)

const meta: StoryMeta<typeof SavedViews> = {
  component: SavedViews,
  args: { list: 'people' },
  decorators: [withViews(sampleView, sampleViewOfColleague)],
}
export default meta

export const All: Story<typeof SavedViews> = { parameters: { address: '/?view=all' } }
export const OfOneView: Story<typeof SavedViews> = { parameters: { address: '/?type=I' } }
export const Changed: Story<typeof SavedViews> = { parameters: { address: '/?type=C' } }
export const None: Story<typeof SavedViews> = { decorators: [withViews()] }
export const OpensWithTheDefault: Story<typeof SavedViews> = {
  decorators: [withViews({ ...sampleView, is_default: true })],
}
export const LongName: Story<typeof SavedViews> = {
  decorators: [withViews({ ...sampleView, name: longWord.slice(0, 60) })],
}
export const WithoutConnection: Story<typeof SavedViews> = {
  decorators: [withServer([failWith('lists', 'listSavedViews', { status: 500 })], sampleOperator)],
}
