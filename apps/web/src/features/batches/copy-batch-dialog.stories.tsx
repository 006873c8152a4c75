import { enterText, submit, waitForElement, waitForText } from '@fledge/ui/testing/play.ts'
import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleBatchDetails } from '../../testing/samples/batches.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { CopyBatchDialog } from './copy-batch-dialog.tsx'

const free = { is_free: true, because: null }
const checkAddress = respondWith('batches', 'checkBatchAddress', { slug: free, code: free })

const meta: StoryMeta<typeof CopyBatchDialog> = {
  component: CopyBatchDialog,
  args: { batch: sampleBatchDetails, onClose: ignore },
  decorators: [withServer([checkAddress], sampleOperator)],
}
export default meta

const chooseDay = async (day: string) => {
  await enterText('input[name="starts_on"]', day)
}
const fillIn = async () => {
  await enterText('input[name="name"]', 'Spring 2028')
  await enterText('input[name="code"]', 'SPRING-2028')
  await chooseDay('2028-03-01')
}

export const Empty: Story<typeof CopyBatchDialog> = {}
export const Missing: Story<typeof CopyBatchDialog> = { play: submit }
export const Later: Story<typeof CopyBatchDialog> = {
  play: async () => {
    await fillIn()
    await waitForText('available')
  },
}
export const Earlier: Story<typeof CopyBatchDialog> = { play: () => chooseDay('2027-02-23') }
export const SameDates: Story<typeof CopyBatchDialog> = { play: () => chooseDay('2027-03-02') }
export const WithoutProgramme: Story<typeof CopyBatchDialog> = {
  args: {
    batch: {
      ...sampleBatchDetails,
      state: 'PROGRAM_NOT_STARTED',
      programme_start: null,
      programme_end: null,
      placement_deadline: null,
    },
  },
  play: () => chooseDay('2027-09-09'),
}
export const BeforeToday: Story<typeof CopyBatchDialog> = {
  play: async () => {
    await chooseDay('2026-03-02')
    await waitForText('passed')
  },
}
export const Taken: Story<typeof CopyBatchDialog> = {
  decorators: [
    withServer(
      [
        checkAddress,
        failWith('batches', 'copyBatch', {
          status: 409,
          code: 'ALREADY_EXISTS',
          fields: {
            slug: 'Another batch or partner uses this address. Choose another one.',
            code: 'Another batch uses this code. Choose another one.',
          },
        }),
      ],
      sampleOperator,
    ),
  ],
  play: async () => {
    await fillIn()
    await submit()
    await waitForText('Another batch uses this code.')
  },
}
export const Copying: Story<typeof CopyBatchDialog> = {
  decorators: [withServer([checkAddress, neverRespond('batches', 'copyBatch')], sampleOperator)],
  play: async () => {
    await fillIn()
    document.querySelector('form')?.requestSubmit()
    await waitForElement('button[aria-busy="true"]')
  },
}
export const LongName: Story<typeof CopyBatchDialog> = {
  args: { batch: { ...sampleBatchDetails, name: longWord } },
}
