import { waitFor, waitForElement } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleProgress } from '../../testing/samples/internships.ts'
import { offerApplication } from '../../testing/samples/offers.ts'
import { sampleCheckout } from '../../testing/samples/payments.ts'
import { sampleSupport } from '../../testing/samples/settings.ts'
import { sampleIntern, sampleMember } from '../../testing/samples/users.ts'
import { RaiseDialog } from './raise-dialog.tsx'

const endpoints = [
  ...sampleSupport,
  respondWith('payments', 'getCheckout', sampleCheckout),
  respondWith('offers', 'getOfferApplication', offerApplication),
]

const meta: StoryMeta<typeof RaiseDialog> = {
  component: RaiseDialog,
  args: {
    progress: sampleProgress,
    side: 'intern',
    first: 'EXTEND',
    opened: true,
    onClose: ignore,
  },
  decorators: [withServer(endpoints, sampleIntern)],
  play: waitFor('dialog[open]'),
}
export default meta

export const Extend: Story<typeof RaiseDialog> = {}
export const EndEarly: Story<typeof RaiseDialog> = { args: { first: 'END_EARLY' } }
export const ChangeSupervisor: Story<typeof RaiseDialog> = {
  args: { side: 'company', first: 'CHANGE_SUPERVISOR' },
  decorators: [withServer(endpoints, sampleMember)],
}
export const ReportConcern: Story<typeof RaiseDialog> = { args: { first: 'REPORT_CONCERN' } }
export const NotAllowed: Story<typeof RaiseDialog> = {
  args: {
    progress: {
      ...sampleProgress,
      may: { ...sampleProgress.may, EXTEND: 'internships.refused.extend' },
    },
  },
}
export const Wrong: Story<typeof RaiseDialog> = {
  play: async () => {
    await waitForElement('dialog[open]')
    ;[...document.querySelectorAll<HTMLElement>('dialog[open] button')].at(-1)?.click()
    await waitForElement('dialog[open] [aria-invalid="true"]')
  },
}
