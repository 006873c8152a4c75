import type { BatchView } from '@fledge/contract/batches/schema.ts'
import { press } from '@fledge/ui/testing/play.ts'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleApplication } from '../../testing/samples/applications.ts'
import { sampleBatch } from '../../testing/samples/batches.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import InternBatchSelectionScreen from './intern-batch-selection-screen.tsx'

const status = { next: 'batch-selection', done: [], signup_complete: false, batch: null } as const
const known = respondWith('internRegistration', 'loginInternDetails', {
  user: sampleIntern,
  intern: sampleApplication.profile,
  batch: null,
})
const noSuggestion = respondWith('internRegistration', 'checkDomainBatch', { batch: null })
const unchosen = respondWith('internRegistration', 'getOnboardingStatus', { ...status, done: [] })

const withBatches = (batches: readonly BatchView[], own: BatchView | null = null) =>
  withServer(
    [
      unchosen,
      known,
      respondWith('internRegistration', 'checkDomainBatch', { batch: own }),
      respondWith('batches', 'listBatches', [...batches]),
      failWith('internRegistration', 'mapBatch', { status: 409, code: 'NO_SEAT_LEFT' }),
      // Asked for again after the conflict.
      respondWith('sessions', 'checkToken', sampleIntern),
    ],
    sampleIntern,
  )

const meta: StoryMeta<typeof InternBatchSelectionScreen> = {
  component: InternBatchSelectionScreen,
}
export default meta

const partner = {
  partner_id: 'partner',
  slug: 'school',
  name: 'Harbour School',
  introduction: null,
}
export const Choosing: Story<typeof InternBatchSelectionScreen> = {
  decorators: [
    withBatches(
      [
        sampleBatch,
        { ...sampleBatch, batch_id: 'partner', partner },
        { ...sampleBatch, batch_id: 'long', name: longText },
      ],
      sampleBatch,
    ),
  ],
}
export const TakingSeat: Story<typeof InternBatchSelectionScreen> = {
  decorators: [withBatches([sampleBatch])],
  play: press('li button', 'dialog[open]'),
}
export const NoSeatLeft: Story<typeof InternBatchSelectionScreen> = {
  decorators: [withBatches([sampleBatch])],
  play: async () => {
    await press('li button', 'dialog[open]')()
    await press('dialog[open] button + button', '[role="alert"]')()
  },
}
export const NoneOpen: Story<typeof InternBatchSelectionScreen> = { decorators: [withBatches([])] }
export const Chosen: Story<typeof InternBatchSelectionScreen> = {
  decorators: [
    withServer(
      [
        respondWith('internRegistration', 'getOnboardingStatus', {
          ...status,
          done: ['personalization'],
          batch: sampleBatch,
        }),
        known,
      ],
      sampleIntern,
    ),
  ],
}
export const PersonalizationMissing: Story<typeof InternBatchSelectionScreen> = {
  decorators: [
    withServer(
      [
        respondWith('internRegistration', 'getOnboardingStatus', {
          ...status,
          next: 'personalization',
          done: [],
          batch: sampleBatch,
        }),
        known,
      ],
      sampleIntern,
    ),
  ],
}
export const Loading: Story<typeof InternBatchSelectionScreen> = {
  decorators: [
    withServer(
      [unchosen, known, noSuggestion, neverRespond('batches', 'listBatches')],
      sampleIntern,
    ),
  ],
}
export const Failed: Story<typeof InternBatchSelectionScreen> = {
  decorators: [
    withServer(
      [unchosen, known, noSuggestion, failWith('batches', 'listBatches', { status: 500 })],
      sampleIntern,
    ),
  ],
}
