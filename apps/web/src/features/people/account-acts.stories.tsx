import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import {
  sampleBannedPerson,
  sampleIntern,
  samplePersonToErase,
} from '../../testing/samples/people.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { AccountActs } from './account-acts.tsx'

const meta: StoryMeta<typeof AccountActs> = {
  component: AccountActs,
  args: { person: sampleIntern },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Active: Story<typeof AccountActs> = {}
export const Deactivated: Story<typeof AccountActs> = {
  args: {
    person: {
      ...sampleIntern,
      account: {
        block: { at: '2026-11-25T09:00:00Z', by: 'Iris Weber', reason: 'Two accounts' },
        ban_reason: null,
        merged_into: null,
        merged_accounts: [],
        appeal: null,
        erasure: null,
        may: {
          export: true,
          view: true,
          compare: true,
          erase: 'accounts.refused.theirInternship',
          keep: 'accounts.refused.notErasing',
          deactivate: 'accounts.refused.notActive',
          reactivate: true,
          ban: true,
          decide_appeal: 'accounts.refused.noAppeal',
        },
      },
    },
  },
}
export const Pending: Story<typeof AccountActs> = {
  args: {
    person: {
      ...sampleIntern,
      account: {
        block: null,
        ban_reason: null,
        merged_into: null,
        merged_accounts: [],
        appeal: null,
        erasure: null,
        may: {
          export: true,
          view: true,
          compare: true,
          erase: 'pendingActs.refused.pending',
          keep: 'accounts.refused.notErasing',
          deactivate: 'pendingActs.refused.pending',
          reactivate: 'pendingActs.refused.pending',
          ban: 'pendingActs.refused.pending',
          decide_appeal: 'pendingActs.refused.pending',
        },
      },
    },
  },
}
export const Appealed: Story<typeof AccountActs> = { args: { person: sampleBannedPerson } }
export const ErasedByTheTeam: Story<typeof AccountActs> = {
  args: { person: samplePersonToErase },
}
export const OfTheTeam: Story<typeof AccountActs> = {
  args: { person: { ...sampleIntern, type: 'O' } },
}
