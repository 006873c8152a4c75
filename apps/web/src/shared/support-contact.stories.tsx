import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../testing/fake-server.tsx'
import { withSupport } from '../testing/samples/settings.ts'
import { SupportContact } from './support-contact.tsx'

const meta: StoryMeta<typeof SupportContact> = { component: SupportContact }
export default meta

export const WithCall: Story<typeof SupportContact> = { decorators: [withSupport] }
export const Loading: Story<typeof SupportContact> = {
  decorators: [
    withServer([neverRespond('lookups', 'globalSetting'), neverRespond('flags', 'featureOn')]),
  ],
}
