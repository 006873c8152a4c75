import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import {
  emptyImportPreview,
  sampleImportFile,
  sampleImportPreview,
} from '../../testing/samples/company-invitations.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ImportPreviewCard } from './import-preview-card.tsx'

const withPreview = (preview: typeof sampleImportPreview) =>
  withServer([respondWith('companyInvitations', 'previewCompanyImport', preview)], sampleOperator)

const meta: StoryMeta<typeof ImportPreviewCard> = {
  component: ImportPreviewCard,
  args: { file: sampleImportFile, onDone: ignore },
  decorators: [withPreview(sampleImportPreview)],
}
export default meta

export const Some: Story<typeof ImportPreviewCard> = {}
export const Nobody: Story<typeof ImportPreviewCard> = {
  decorators: [withPreview(emptyImportPreview)],
}
export const Loading: Story<typeof ImportPreviewCard> = {
  decorators: [
    withServer([neverRespond('companyInvitations', 'previewCompanyImport')], sampleOperator),
  ],
}
export const Failed: Story<typeof ImportPreviewCard> = {
  decorators: [
    withServer(
      [failWith('companyInvitations', 'previewCompanyImport', { status: 500 })],
      sampleOperator,
    ),
  ],
}
