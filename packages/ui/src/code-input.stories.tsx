import { CodeInput } from './code-input.tsx'
import type { Story, StoryMeta } from './testing/story.ts'
import { WithValue } from './testing/with-value.tsx'

const meta: StoryMeta<typeof CodeInput> = {
  component: CodeInput,
  args: { label: 'Code from the email', value: '' },
  render: (args) => (
    <WithValue start={args.value}>
      {(value, setValue) => <CodeInput {...args} value={value} onChange={setValue} />}
    </WithValue>
  ),
}
export default meta

export const Empty: Story<typeof CodeInput> = { args: { hint: 'Six digits.' } }
export const Half: Story<typeof CodeInput> = { args: { value: '482' } }
export const Wrong: Story<typeof CodeInput> = {
  args: { value: '482913', error: 'This code is not correct.' },
}
