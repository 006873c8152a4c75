import { openByButton, press } from '@fledge/ui/testing/play.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { ContactsPart } from './contacts-part.tsx'

const contact = {
  user_id: 'contact',
  first_name: 'Noor',
  last_name: 'Haddad',
  email: 'noor@example.com',
  phone: '+44 20 7946 0018',
  job_title: 'Accountant',
}
const contacts = respondWith('contacts', 'listContacts', [
  contact,
  {
    ...contact,
    user_id: 'other',
    last_name: longWord,
    email: `${longWord}@example.com`,
    phone: null,
    job_title: null,
  },
])

const meta: StoryMeta<typeof ContactsPart> = { component: ContactsPart }
export default meta

export const Contacts: Story<typeof ContactsPart> = {
  decorators: [withServer([contacts], sampleMember)],
}
export const Adding: Story<typeof ContactsPart> = {
  decorators: [withServer([contacts, ...sampleLookups], sampleMember)],
  play: openByButton('dialog[open] form'),
}
export const Editing: Story<typeof ContactsPart> = {
  decorators: [withServer([contacts, ...sampleLookups], sampleMember)],
  play: press('li button', 'dialog[open] form'),
}
export const Empty: Story<typeof ContactsPart> = {
  decorators: [withServer([respondWith('contacts', 'listContacts', [])], sampleMember)],
}
export const Loading: Story<typeof ContactsPart> = {
  decorators: [withServer([neverRespond('contacts', 'listContacts')], sampleMember)],
}
export const Failed: Story<typeof ContactsPart> = {
  decorators: [withServer([failWith('contacts', 'listContacts', { status: 500 })], sampleMember)],
}
export const Forbidden: Story<typeof ContactsPart> = {
  decorators: [withServer([failWith('contacts', 'listContacts', { status: 403 })], sampleMember)],
}
