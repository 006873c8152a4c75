import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { samplePoc } from '../../testing/samples/members.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { PersonCard } from './person-card.tsx'

const withPoc = (poc: Partial<typeof samplePoc>) =>
  withServer(
    [respondWith('members', 'getPoc', { ...samplePoc, ...poc }), ...sampleLookups],
    sampleMember,
  )

const meta: StoryMeta<typeof PersonCard> = {
  component: PersonCard,
  args: { userId: 'member-user', onClose: ignore },
  play: waitFor('dialog[open] dl'),
}
export default meta

export const Person: Story<typeof PersonCard> = { decorators: [withPoc({})] }
export const WithoutContact: Story<typeof PersonCard> = {
  decorators: [
    withPoc({
      phone: null,
      linkedin_url: null,
      job_title: null,
      role: 'SUPERVISOR',
      permissions: ['BROWSE_CANDIDATE'],
    }),
  ],
}
export const LongText: Story<typeof PersonCard> = {
  decorators: [
    withPoc({ last_name: longWord, email: `${longWord}@example.com`, job_title: longText }),
  ],
}
export const Loading: Story<typeof PersonCard> = {
  decorators: [withServer([neverRespond('members', 'getPoc'), ...sampleLookups], sampleMember)],
  play: waitFor('dialog[open]'),
}
export const Missing: Story<typeof PersonCard> = {
  decorators: [withServer([failWith('members', 'getPoc', { status: 404 })], sampleMember)],
  play: waitFor('dialog[open]'),
}
