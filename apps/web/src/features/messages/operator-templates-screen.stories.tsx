import type { TemplateView } from '@fledge/contract/messages/template-schema.ts'
import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleArchivedTemplate, sampleTemplate } from '../../testing/samples/templates.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import OperatorTemplatesScreen from './operator-templates-screen.tsx'

const withTemplates = (...templates: readonly TemplateView[]) =>
  withServer(
    [noSavedViews, respondWith('messages', 'listTemplates', [...templates])],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorTemplatesScreen> = {
  component: OperatorTemplatesScreen,
  decorators: [withTemplates(sampleTemplate, sampleArchivedTemplate)],
}
export default meta

export const InEachState: Story<typeof OperatorTemplatesScreen> = {}
export const LongTexts: Story<typeof OperatorTemplatesScreen> = {
  decorators: [withTemplates({ ...sampleTemplate, name: longWord, subject: longText })],
}
export const Editing: Story<typeof OperatorTemplatesScreen> = {
  play: press('td button', 'dialog[open]'),
}
export const Empty: Story<typeof OperatorTemplatesScreen> = { decorators: [withTemplates()] }
export const NoMatch: Story<typeof OperatorTemplatesScreen> = {
  decorators: [withTemplates()],
  parameters: { address: '/?search=zeno' },
}
export const Loading: Story<typeof OperatorTemplatesScreen> = {
  decorators: [
    withServer([noSavedViews, neverRespond('messages', 'listTemplates')], sampleOperator),
  ],
}
export const Failed: Story<typeof OperatorTemplatesScreen> = {
  decorators: [
    withServer(
      [noSavedViews, failWith('messages', 'listTemplates', { status: 500 })],
      sampleOperator,
    ),
  ],
}
