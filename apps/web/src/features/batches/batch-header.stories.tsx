import { press } from '@fledge/ui/testing/play.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../../testing/fake-server.tsx'
import { draftBatch, sampleBatchDetails } from '../../testing/samples/batches.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { BatchHeader, BatchLinks } from './batch-header.tsx'

const notNow = 'errors.ILLEGAL_TRANSITION'
const over = { ...sampleBatchDetails.may, hide: notNow, close: notNow }

const meta: StoryMeta<typeof BatchHeader> = {
  component: BatchHeader,
  args: { batch: sampleBatchDetails, unsaved: false },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Open: Story<typeof BatchHeader> = {}
export const Draft: Story<typeof BatchHeader> = { args: { batch: draftBatch } }
export const DraftWithPastDates: Story<typeof BatchHeader> = {
  args: {
    batch: { ...draftBatch, may: { ...draftBatch.may, publish: 'batches.refused.over' } },
  },
}
export const Unsaved: Story<typeof BatchHeader> = { args: { batch: draftBatch, unsaved: true } }
export const NotStarted: Story<typeof BatchHeader> = {
  args: {
    batch: {
      ...sampleBatchDetails,
      state: 'NOT_STARTED',
      may: { ...sampleBatchDetails.may, hide: true },
    },
  },
}
export const Full: Story<typeof BatchHeader> = {
  args: { batch: { ...sampleBatchDetails, state: 'FULL', seats_left: 0 } },
}
export const DatesNotAnnounced: Story<typeof BatchHeader> = {
  args: { batch: { ...sampleBatchDetails, state: 'PROGRAM_NOT_STARTED' } },
}
export const Closed: Story<typeof BatchHeader> = {
  args: { batch: { ...sampleBatchDetails, state: 'CLOSED', may: over } },
}
export const Expired: Story<typeof BatchHeader> = {
  args: { batch: { ...sampleBatchDetails, state: 'EXPIRED', may: over } },
}
export const Ended: Story<typeof BatchHeader> = {
  args: { batch: { ...sampleBatchDetails, state: 'ENDED', may: over } },
}
export const LongName: Story<typeof BatchHeader> = {
  args: { batch: { ...sampleBatchDetails, name: longWord } },
}
export const Publishing: Story<typeof BatchHeader> = {
  args: { batch: draftBatch },
  decorators: [withServer([neverRespond('batches', 'publishBatch')], sampleOperator)],
  play: press('button:last-of-type', '[aria-busy="true"]'),
}
export const Closing: Story<typeof BatchHeader> = {
  args: { batch: { ...sampleBatchDetails, may: { ...sampleBatchDetails.may, hide: notNow } } },
  play: press('button:last-of-type', 'dialog[open]'),
}
export const Copying: Story<typeof BatchHeader> = {
  play: press('button', 'dialog[open] input'),
}
export const NotManager: Story<typeof BatchHeader> = {
  args: {
    batch: {
      ...sampleBatchDetails,
      may: {
        ...sampleBatchDetails.may,
        copy: 'refused.managerOnly',
        close: 'refused.managerOnly',
      },
    },
  },
}
/** As in the page that a partner's people see. */
export const LinksOnly: Story<typeof BatchHeader> = {
  render: ({ batch }) => <BatchLinks batch={batch} />,
}
