import type { Person } from '@fledge/contract/people/schema.ts'
import { applicationStatuses } from '@fledge/domain/applications/types.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { noSavedViews } from '../../testing/samples/views.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import OperatorPeopleScreen from './operator-people-screen.tsx'

const intern: Person = {
  id: 'intern',
  type: 'I',
  status: 'ACTIVE',
  name: 'Amara Okafor',
  email: 'amara@example.com',
  created_at: '2026-10-01T09:00:00Z',
  last_seen_at: '2026-11-25T18:20:00Z',
  operator_role: null,
  application: { application_id: 'application', status: 'APPROVED', batch_name: 'Spring 2027' },
  company: null,
}
const member: Person = {
  ...intern,
  id: 'member',
  type: 'C',
  name: 'Hannah Clarke',
  email: 'hannah@example.com',
  application: null,
  company: { company_id: 'company', name: 'Brightwater Labs', status: 'APPROVED' },
}

const withPeople = (...people: readonly Person[]) =>
  withServer([noSavedViews, respondWith('people', 'listPeople', [...people])], sampleOperator)

const meta: StoryMeta<typeof OperatorPeopleScreen> = {
  component: OperatorPeopleScreen,
  decorators: [
    withPeople(
      intern,
      member,
      { ...member, id: 'invited', status: 'INVITED', name: '', last_seen_at: null },
      { ...intern, id: 'new', status: 'REGISTERING', application: null, last_seen_at: null },
      { ...intern, id: 'left', status: 'DEACTIVATED' },
      {
        ...intern,
        id: 'operator',
        type: 'O',
        name: 'Inês Duarte',
        operator_role: 'MANAGER',
        application: null,
      },
    ),
  ],
}
export default meta

export const EachKind: Story<typeof OperatorPeopleScreen> = {}
export const InEachStatus: Story<typeof OperatorPeopleScreen> = {
  decorators: [
    withPeople(
      ...applicationStatuses.map((status) => ({
        ...intern,
        id: status,
        application: { application_id: status, status, batch_name: 'Spring 2027' },
      })),
    ),
  ],
}
export const LongText: Story<typeof OperatorPeopleScreen> = {
  decorators: [
    withPeople(
      { ...intern, name: longWord, email: `${longWord}@example.com` },
      { ...member, company: { company_id: 'company', name: longText, status: 'REJECTED' } },
    ),
  ],
}
export const Empty: Story<typeof OperatorPeopleScreen> = { decorators: [withPeople()] }
export const NoMatch: Story<typeof OperatorPeopleScreen> = {
  decorators: [withPeople()],
  parameters: { address: '/?search=amara' },
}
export const Loading: Story<typeof OperatorPeopleScreen> = {
  decorators: [withServer([noSavedViews, neverRespond('people', 'listPeople')], sampleOperator)],
}
export const Failed: Story<typeof OperatorPeopleScreen> = {
  decorators: [
    withServer([noSavedViews, failWith('people', 'listPeople', { status: 500 })], sampleOperator),
  ],
}
