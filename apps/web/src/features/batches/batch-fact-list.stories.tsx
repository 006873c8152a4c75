import { batchStates } from '@fledge/domain/batches/types.ts'
import { Group } from '@fledge/ui/page.tsx'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleBatch, samplePartner } from '../../testing/samples/batches.ts'
import { samplePayment } from '../../testing/samples/payments.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { BatchBadge, BatchFactList } from './batch-fact-list.tsx'

const seat = 'You have a seat in this batch.'

const meta: StoryMeta<typeof BatchFactList> = {
  component: BatchFactList,
  args: { batch: sampleBatch },
  decorators: [withServer([], sampleIntern)],
}
export default meta

export const Open: Story<typeof BatchFactList> = {}
export const NotStarted: Story<typeof BatchFactList> = {
  args: {
    batch: {
      ...sampleBatch,
      state: 'NOT_STARTED',
      enrolment_opens_at: '2027-09-01T00:00:00Z',
      payer: 'B2B',
      price: null,
    },
  },
}
export const Full: Story<typeof BatchFactList> = {
  args: { batch: { ...sampleBatch, state: 'FULL', seats_left: 0 } },
}
export const SeatsNotAnnounced: Story<typeof BatchFactList> = {
  args: { batch: { ...sampleBatch, state: 'FULL', seats: 0, seats_left: 0 } },
}
export const DatesNotAnnounced: Story<typeof BatchFactList> = {
  args: {
    batch: {
      ...sampleBatch,
      state: 'PROGRAM_NOT_STARTED',
      programme_start: null,
      programme_end: null,
    },
  },
}
export const Expired: Story<typeof BatchFactList> = {
  args: { batch: { ...sampleBatch, state: 'EXPIRED' } },
}
export const Ended: Story<typeof BatchFactList> = {
  args: {
    batch: {
      ...sampleBatch,
      state: 'ENDED',
      partner: samplePartner,
      payer: 'B2B',
      price: null,
      programme_start: '2026-01-12',
      programme_end: '2026-06-26',
    },
  },
}
export const OwnSeat: Story<typeof BatchFactList> = { args: { seat } }
export const OwnSeatPaid: Story<typeof BatchFactList> = {
  args: { seat, payments: [samplePayment] },
}
export const Badges: Story<typeof BatchFactList> = {
  render: ({ batch }) => (
    <Group>
      {batchStates.map((state) => (
        <BatchBadge key={state} batch={{ ...batch, state }} />
      ))}
    </Group>
  ),
}
