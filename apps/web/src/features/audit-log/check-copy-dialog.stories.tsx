import { chooseFile } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { CheckCopyDialog } from './check-copy-dialog.tsx'

const copy = new File(['"id"\r\n"signature","abc"\r\n'], 'fledge-log.csv', { type: 'text/csv' })
const withResult = (is_genuine: boolean) =>
  withServer([respondWith('auditLog', 'checkAuditLog', { is_genuine })], sampleOperator)

const meta: StoryMeta<typeof CheckCopyDialog> = {
  component: CheckCopyDialog,
  args: { onClose: () => undefined },
  decorators: [withResult(true)],
}
export default meta

export const Asking: Story<typeof CheckCopyDialog> = {}
export const Genuine: Story<typeof CheckCopyDialog> = {
  play: chooseFile(copy, '[role="status"]:not(:empty)'),
}
export const Changed: Story<typeof CheckCopyDialog> = {
  decorators: [withResult(false)],
  play: chooseFile(copy, '[aria-invalid="true"]'),
}
