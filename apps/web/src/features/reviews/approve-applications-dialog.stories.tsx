import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import type { Payload } from '../../platform/http/client.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ApproveApplicationsDialog } from './approve-applications-dialog.tsx'

type Preview = Payload<'reviews', 'previewApproveApplications'>

const undrawn: Preview = {
  count: 24,
  left_out: [
    { reason: 'reviews.refused.videos', count: 6 },
    { reason: 'waits.refused.taken', count: 1 },
  ],
  application_ids: ['first', 'second'],
  left_out_rows: [
    {
      id: 'third',
      title: 'Amara Okafor',
      refusal: 'reviews.refused.incomplete',
      missing: [{ section: 'PERSONAL_INFORMATION', page: 'profile', field: 'englishProficiency' }],
      checks: [{ check: 'videos', is_fine: false, values: { place: 2, seconds: 3, min: 15 } }],
    },
    {
      id: 'fourth',
      title: longWord,
      refusal: 'waits.refused.taken',
      missing: [],
      checks: [],
    },
  ],
  sample: [],
  is_sample_seen: false,
  can_draw: true,
}
const drawn: Preview = {
  ...undrawn,
  sample: [
    { id: 'fifth', title: 'Jonas Weber', is_seen: true },
    { id: 'sixth', title: longWord, is_seen: false },
  ],
  can_draw: false,
}
const withPreview = (preview: Preview) =>
  withServer([respondWith('reviews', 'previewApproveApplications', preview)], sampleOperator)

const meta: StoryMeta<typeof ApproveApplicationsDialog> = {
  component: ApproveApplicationsDialog,
  args: { onClose: ignore, onApproved: ignore },
}
export default meta

export const NotDrawn: Story<typeof ApproveApplicationsDialog> = {
  decorators: [withPreview(undrawn)],
}
export const Drawn: Story<typeof ApproveApplicationsDialog> = { decorators: [withPreview(drawn)] }
export const Seen: Story<typeof ApproveApplicationsDialog> = {
  decorators: [
    withPreview({
      ...drawn,
      sample: drawn.sample.map((application) => ({ ...application, is_seen: true })),
      is_sample_seen: true,
    }),
  ],
}
/** One of the sample was not approved, so that another is drawn. */
export const DrawAnother: Story<typeof ApproveApplicationsDialog> = {
  decorators: [withPreview({ ...drawn, can_draw: true })],
}
export const Nothing: Story<typeof ApproveApplicationsDialog> = {
  decorators: [
    withPreview({ ...undrawn, count: 0, application_ids: [], left_out_rows: [], can_draw: false }),
  ],
}
export const Loading: Story<typeof ApproveApplicationsDialog> = {
  decorators: [withServer([neverRespond('reviews', 'previewApproveApplications')], sampleOperator)],
}
export const Failed: Story<typeof ApproveApplicationsDialog> = {
  decorators: [
    withServer(
      [failWith('reviews', 'previewApproveApplications', { status: 500 })],
      sampleOperator,
    ),
  ],
}
