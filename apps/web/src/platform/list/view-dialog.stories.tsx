import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleView, sampleViewOfColleague } from '../../testing/samples/views.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ViewDialog } from './view-dialog.tsx'

const meta: StoryMeta<typeof ViewDialog> = {
  component: ViewDialog,
  args: { list: 'people', views: [], parameters: { type: 'I' }, onClose: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const New: Story<typeof ViewDialog> = {}
export const NewBesideOthers: Story<typeof ViewDialog> = {
  args: { views: [sampleView, sampleViewOfColleague] },
}
export const Own: Story<typeof ViewDialog> = { args: { view: sampleView } }
export const OfAColleague: Story<typeof ViewDialog> = { args: { view: sampleViewOfColleague } }
export const LongName: Story<typeof ViewDialog> = {
  args: { view: { ...sampleView, name: longWord.slice(0, 60) } },
}
