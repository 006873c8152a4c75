import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import type { Payload } from '../../platform/http/client.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ApproveCompaniesDialog } from './approve-companies-dialog.tsx'

type Preview = Payload<'companies', 'previewApproveCompanies'>

const undrawn: Preview = {
  count: 24,
  left_out_rows: [],
  left_out: [
    { reason: 'companies.refused.onboarding', count: 6 },
    { reason: 'companies.refused.freeAddress', count: 1 },
  ],
  sample: [],
  is_sample_seen: false,
}
const sample = [
  { company_id: 'first', name: 'Brightwater Labs', is_seen: true },
  { company_id: 'second', name: longWord, is_seen: false },
  { company_id: 'third', name: 'Nordlicht Studio', is_seen: false },
]
const withPreview = (preview: Preview) =>
  withServer([respondWith('companies', 'previewApproveCompanies', preview)], sampleOperator)

const meta: StoryMeta<typeof ApproveCompaniesDialog> = {
  component: ApproveCompaniesDialog,
  args: { onClose: ignore },
}
export default meta

export const NotDrawn: Story<typeof ApproveCompaniesDialog> = { decorators: [withPreview(undrawn)] }
export const Drawn: Story<typeof ApproveCompaniesDialog> = {
  decorators: [withPreview({ ...undrawn, sample })],
}
export const Seen: Story<typeof ApproveCompaniesDialog> = {
  decorators: [
    withPreview({
      ...undrawn,
      sample: sample.map((company) => ({ ...company, is_seen: true })),
      is_sample_seen: true,
    }),
  ],
}
export const Nothing: Story<typeof ApproveCompaniesDialog> = {
  decorators: [withPreview({ ...undrawn, count: 0 })],
}
export const Loading: Story<typeof ApproveCompaniesDialog> = {
  decorators: [withServer([neverRespond('companies', 'previewApproveCompanies')], sampleOperator)],
}
export const Failed: Story<typeof ApproveCompaniesDialog> = {
  decorators: [
    withServer([failWith('companies', 'previewApproveCompanies', { status: 500 })], sampleOperator),
  ],
}
