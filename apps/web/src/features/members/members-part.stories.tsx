import { openByButton } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { deactivatedMember, invitedMember, sampleMemberRow } from '../../testing/samples/members.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { MembersPart } from './members-part.tsx'

const withMembers = (...rows: readonly (typeof sampleMemberRow)[]) =>
  withServer([respondWith('members', 'listMembers', [...rows]), ...sampleLookups], sampleMember)

const meta: StoryMeta<typeof MembersPart> = { component: MembersPart }
export default meta

export const Members: Story<typeof MembersPart> = {
  decorators: [withMembers(sampleMemberRow, invitedMember, deactivatedMember)],
}
export const NoMatch: Story<typeof MembersPart> = {
  decorators: [withMembers()],
  parameters: { address: '/?search=nobody' },
}
export const Inviting: Story<typeof MembersPart> = {
  decorators: [withMembers(sampleMemberRow)],
  play: openByButton('dialog[open] details'),
}
export const Loading: Story<typeof MembersPart> = {
  decorators: [withServer([neverRespond('members', 'listMembers')], sampleMember)],
}
export const Failed: Story<typeof MembersPart> = {
  decorators: [withServer([failWith('members', 'listMembers', { status: 500 })], sampleMember)],
}
