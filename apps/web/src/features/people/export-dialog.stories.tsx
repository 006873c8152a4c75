import { press } from '@fledge/ui/testing/play.ts'
import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleIntern } from '../../testing/samples/people.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ExportDialog } from './export-dialog.tsx'

const meta: StoryMeta<typeof ExportDialog> = {
  component: ExportDialog,
  args: { person: sampleIntern, onClose: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Empty: Story<typeof ExportDialog> = {}
export const LongName: Story<typeof ExportDialog> = {
  args: { person: { ...sampleIntern, name: longWord } },
}
export const Ready: Story<typeof ExportDialog> = {
  decorators: [
    withServer(
      [
        respondWith('accounts', 'preparePersonExport', {
          export_id: '01995d1c-7f3a-7c41-9d0e-5b1f3c2a9e10',
        }),
      ],
      sampleOperator,
    ),
  ],
  play: press('[type=submit]', '[role=status]'),
}
export const Refused: Story<typeof ExportDialog> = {
  decorators: [
    withServer(
      [
        failWith('accounts', 'preparePersonExport', {
          status: 409,
          code: 'CONFLICT',
          description: 'Copies are made for interns and company members.',
        }),
      ],
      sampleOperator,
    ),
  ],
  play: press('[type=submit]', '[role=alert]'),
}
