import { openByButton, submit } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { samplePoc } from '../../testing/samples/members.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { MissingContact } from './missing-contact.tsx'

const incomplete = {
  ...samplePoc,
  phone: null,
  linkedin_url: null,
  job_title_id: null,
  job_title: null,
  proficient_language_ids: [],
}

const meta: StoryMeta<typeof MissingContact> = {
  component: MissingContact,
  decorators: [
    withServer(
      [respondWith('members', 'getOwnProfile', incomplete), ...sampleLookups],
      sampleMember,
    ),
  ],
}
export default meta

export const Asking: Story<typeof MissingContact> = {}
export const Filling: Story<typeof MissingContact> = { play: openByButton('form input') }
export const Wrong: Story<typeof MissingContact> = {
  play: async (canvas) => {
    await openByButton('form input')(canvas)
    await submit()
  },
}
