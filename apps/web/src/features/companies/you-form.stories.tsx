import { Button } from '@fledge/ui/button.tsx'
import { submit, waitFor } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { samplePoc } from '../../testing/samples/members.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { YouForm } from './you-form.tsx'

const withOwn = (poc: Partial<typeof samplePoc>) =>
  withServer(
    [respondWith('members', 'getOwnProfile', { ...samplePoc, ...poc }), ...sampleLookups],
    sampleMember,
  )

const meta: StoryMeta<typeof YouForm> = {
  component: YouForm,
  args: { onSaved: ignore, buttons: () => <Button type="submit">Continue</Button> },
  play: waitFor('form input'),
}
export default meta

export const Known: Story<typeof YouForm> = { decorators: [withOwn({})] }
export const New: Story<typeof YouForm> = {
  decorators: [withOwn({ first_name: '', last_name: '', linkedin_url: null, job_title_id: null })],
}
export const Wrong: Story<typeof YouForm> = {
  decorators: [
    withOwn({
      first_name: '',
      linkedin_url: null,
      job_title_id: null,
      proficient_language_ids: [],
    }),
  ],
  play: submit,
}
