import type { ProductStatus } from '@fledge/contract/status/endpoints.ts'
import { addDays } from '@fledge/kernel/dates.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { hoursFromNow } from '../../testing/story-time.ts'
import { StatusOverview } from './status-overview.tsx'

const checkedAt = hoursFromNow(0)
const goals = { sign_in: 99.9, page: 99, read: 99.9, change: 99.5, mail: 99 } as const

const toObjective = (
  objective: keyof typeof goals,
  share: number | null,
  shares: readonly (number | null)[],
): ProductStatus['objectives'][number] => ({
  objective,
  goal: goals[objective],
  share,
  days: shares.map((of, at) => ({ day: addDays(checkedAt.slice(0, 10), -at), share: of })),
})

const status: ProductStatus = {
  checked_at: checkedAt,
  is_database_available: true,
  objectives: [
    toObjective('sign_in', 100, [100, 100, 100]),
    toObjective('page', 99.97, [100, 99.9, 98.2, 100, null, 99.5]),
    toObjective('read', 99.99, [100, 99.9, 100]),
    toObjective('change', 99.12, [99.9, 80.5, 99.9, 100, 100]),
    toObjective('mail', null, []),
  ],
  incidents: [],
}

const meta: StoryMeta<typeof StatusOverview> = { component: StatusOverview, args: { status } }
export default meta

export const Working: Story<typeof StatusOverview> = { args: { status } }
export const Disturbed: Story<typeof StatusOverview> = {
  args: {
    status: {
      ...status,
      incidents: [
        { objective: 'change', kind: 'missed', starts_at: hoursFromNow(-1), ends_at: null },
        {
          objective: 'page',
          kind: 'silent',
          starts_at: hoursFromNow(-30),
          ends_at: hoursFromNow(-29),
        },
        {
          objective: 'mail',
          kind: 'missed',
          starts_at: hoursFromNow(-200),
          ends_at: hoursFromNow(-198),
        },
      ],
    },
  },
}
export const WithoutDatabase: Story<typeof StatusOverview> = {
  args: { status: { ...status, is_database_available: false } },
}
/** A product that no one has used yet claims nothing about itself. */
export const WithoutFigures: Story<typeof StatusOverview> = {
  args: {
    status: {
      ...status,
      objectives: status.objectives.map((item) => ({ ...item, share: null, days: [] })),
    },
  },
}
