import { paths } from '@fledge/contract/paths.ts'
import type { PersonDetails, PersonEvent } from '@fledge/contract/people/schema.ts'
import { waitKinds, waitSides } from '@fledge/domain/waits/types.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import {
  sampleBannedPerson,
  sampleIntern as intern,
  samplePersonEvents as events,
  sampleWait as wait,
} from '../../testing/samples/people.ts'
import { sampleMergedPerson } from '../../testing/samples/merges.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import OperatorPersonScreen from './operator-person-screen.tsx'

const withPerson = (person: PersonDetails, of: readonly PersonEvent[] = events) =>
  withServer(
    [
      respondWith('people', 'getPerson', person),
      respondWith('people', 'listPersonEvents', [...of]),
      respondWith('pendingActs', 'listPendingActs', []),
    ],
    sampleOperator,
  )

const noRecords = {
  applications: [],
  candidatures: [],
  interviews: [],
  offers: [],
  internships: [],
  payments: [],
}

const meta: StoryMeta<typeof OperatorPersonScreen> = {
  component: OperatorPersonScreen,
  decorators: [withPerson(intern)],
  parameters: { address: '/operator/people/intern', route: paths.operator.person },
}
export default meta

export const WithSecondFactor: Story<typeof OperatorPersonScreen> = {
  decorators: [
    withPerson({
      ...intern,
      type: 'O',
      operator_role: 'REVIEWER',
      has_second_factor: true,
      waits: [],
      payments: [],
    }),
  ],
}
export const Intern: Story<typeof OperatorPersonScreen> = {}
export const EachWait: Story<typeof OperatorPersonScreen> = {
  decorators: [
    withPerson({
      ...intern,
      waits: waitKinds.map((kind, at) => ({
        ...wait,
        kind,
        id: kind,
        side: waitSides[at % waitSides.length] ?? 'both',
        due_at: at % 5 === 0 ? null : wait.due_at,
      })),
    }),
  ],
}
export const Invited: Story<typeof OperatorPersonScreen> = {
  decorators: [
    withPerson(
      {
        ...intern,
        type: 'C',
        status: 'INVITED',
        name: '',
        phone: null,
        country: null,
        time_zone: null,
        last_seen_at: null,
        company: {
          company_id: 'company',
          name: 'Brightwater Labs',
          status: 'APPROVED',
          member_status: 'INVITED',
        },
        waits: [{ ...wait, kind: 'INVITATION', side: 'company' }],
        ...noRecords,
        mails: [],
        sessions: [],
        agreements: [],
      },
      [],
    ),
  ],
}
export const NothingYet: Story<typeof OperatorPersonScreen> = {
  decorators: [
    withPerson({ ...intern, waits: [], ...noRecords, mails: [], sessions: [], agreements: [] }, []),
  ],
}
export const LongText: Story<typeof OperatorPersonScreen> = {
  decorators: [
    withPerson({
      ...intern,
      name: longWord,
      email: `${longWord}@example.com`,
      waits: [{ ...wait, company_name: longText }],
    }),
  ],
}
export const Appealed: Story<typeof OperatorPersonScreen> = {
  decorators: [withPerson(sampleBannedPerson)],
}
export const Loading: Story<typeof OperatorPersonScreen> = {
  decorators: [withServer([neverRespond('people', 'getPerson')], sampleOperator)],
}
export const Missing: Story<typeof OperatorPersonScreen> = {
  decorators: [withServer([failWith('people', 'getPerson', { status: 404 })], sampleOperator)],
}
export const Failed: Story<typeof OperatorPersonScreen> = {
  decorators: [withServer([failWith('people', 'getPerson', { status: 500 })], sampleOperator)],
}
export const ClosedAsDuplicate: Story<typeof OperatorPersonScreen> = {
  decorators: [withPerson(sampleMergedPerson)],
}
export const KeptOfTwo: Story<typeof OperatorPersonScreen> = {
  decorators: [
    withPerson(
      {
        ...intern,
        account: intern.account && {
          ...intern.account,
          merged_accounts: [{ id: 'closed', email: 'amara.o@example.org' }],
        },
        payments: intern.payments.map((row) => ({ ...row, account: 'amara.o@example.org' })),
        notes: intern.notes?.map((row) => ({ ...row, account: 'amara.o@example.org' })) ?? null,
      },
      events.map((row) => ({ ...row, account: 'amara.o@example.org' })),
    ),
  ],
}
