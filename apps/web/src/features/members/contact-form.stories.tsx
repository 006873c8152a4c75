import { submit } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { ContactForm } from './contact-form.tsx'

const meta: StoryMeta<typeof ContactForm> = {
  component: ContactForm,
  args: { contact: null, onDone: ignore },
  decorators: [withServer(sampleLookups)],
}
export default meta

export const Empty: Story<typeof ContactForm> = {}
export const Wrong: Story<typeof ContactForm> = { play: submit }
