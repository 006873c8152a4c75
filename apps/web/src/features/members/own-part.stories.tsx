import { submit, waitFor } from '@fledge/ui/testing/play.ts'
import { samplePicture } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { samplePoc } from '../../testing/samples/members.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { OwnPart } from './own-part.tsx'

const withOwn = (poc: Partial<typeof samplePoc>) =>
  withServer(
    [respondWith('members', 'getOwnProfile', { ...samplePoc, ...poc }), ...sampleLookups],
    sampleMember,
  )

const meta: StoryMeta<typeof OwnPart> = {
  component: OwnPart,
  play: waitFor('form [role="combobox"], form input[aria-haspopup]'),
}
export default meta

export const Complete: Story<typeof OwnPart> = {
  decorators: [withOwn({ picture_url: samplePicture })],
}
export const Incomplete: Story<typeof OwnPart> = {
  decorators: [
    withOwn({ phone: null, linkedin_url: null, job_title_id: null, proficient_language_ids: [] }),
  ],
}
export const Wrong: Story<typeof OwnPart> = {
  decorators: [
    withOwn({ first_name: '', linkedin_url: null, job_title_id: 'other', custom_job_title: '' }),
  ],
  play: submit,
}
export const Loading: Story<typeof OwnPart> = {
  decorators: [withServer([neverRespond('members', 'getOwnProfile')], sampleMember)],
  play: waitFor('[aria-busy="true"], [role="status"]'),
}
