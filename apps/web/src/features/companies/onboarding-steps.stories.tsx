import { Button } from '@fledge/ui/button.tsx'
import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { noMedia } from '../../testing/samples/companies.ts'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { samplePoc } from '../../testing/samples/members.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { StepForm } from './onboarding-steps.tsx'

const buttons = () => <Button type="submit">Continue</Button>

const meta: StoryMeta<typeof StepForm> = {
  component: StepForm,
  args: { step: 'media', last: <Button>Finish</Button>, onSaved: ignore, buttons },
  decorators: [
    withServer(
      [
        ...sampleLookups,
        respondWith('companies', 'getMediaDetails', noMedia),
        respondWith('members', 'getOwnProfile', samplePoc),
      ],
      sampleMember,
    ),
  ],
  play: waitFor('form input'),
}
export default meta

export const Media: Story<typeof StepForm> = {}
export const You: Story<typeof StepForm> = { args: { step: 'you' } }
export const BasicLoading: Story<typeof StepForm> = {
  args: { step: 'basic' },
  decorators: [withServer([neverRespond('companies', 'getBasicDetails')], sampleMember)],
  play: waitFor('[role="status"], [aria-busy="true"]'),
}
export const GeneralFailed: Story<typeof StepForm> = {
  args: { step: 'general' },
  decorators: [
    withServer([failWith('companies', 'getGeneralDetails', { status: 500 })], sampleMember),
  ],
  play: waitFor('[role="alert"]'),
}
