import { FileDrop } from './file-drop.tsx'
import { ignore, longText } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof FileDrop> = {
  component: FileDrop,
  args: {
    label: 'Résumé',
    accept: '.pdf',
    prompt: (
      <>
        Drop a file here, or <b>choose one</b>
      </>
    ),
    rule: 'PDF, up to 10 MB',
    onFile: ignore,
  },
}
export default meta

export const Empty: Story<typeof FileDrop> = {}
export const Uploading: Story<typeof FileDrop> = { args: { progress: 0.4 } }
export const Wrong: Story<typeof FileDrop> = { args: { error: 'This file is larger than 10 MB.' } }
export const Disabled: Story<typeof FileDrop> = { args: { disabled: true } }
export const LongText: Story<typeof FileDrop> = { args: { label: longText, rule: longText } }
