import { chooseFile, submit } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ImportFileForm } from './import-file-form.tsx'

const latin = new Uint8Array([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72])

const meta: StoryMeta<typeof ImportFileForm> = {
  component: ImportFileForm,
  args: { onCheck: ignore },
}
export default meta

export const Empty: Story<typeof ImportFileForm> = {}
export const NothingEntered: Story<typeof ImportFileForm> = { play: submit }
export const NotUtf8: Story<typeof ImportFileForm> = {
  play: chooseFile(
    new File([latin], 'companies.csv', { type: 'text/csv' }),
    '[aria-invalid="true"]',
  ),
}
