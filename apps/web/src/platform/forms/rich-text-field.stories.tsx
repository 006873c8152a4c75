import { press, waitFor, waitForElement } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { RichTextField } from './rich-text-field.tsx'

interface FieldProps {
  readonly text: string
  readonly hint?: string
  readonly error?: string
}

/** The field within its form. */
function DescriptionField({ text, hint, error }: FieldProps) {
  const { control, setError } = useForm({ defaultValues: { text } })
  useEffect(() => {
    if (error) setError('text', { message: error })
  }, [error, setError])
  return (
    <RichTextField
      control={control}
      name="text"
      label="Description"
      hint={hint}
      count={(html) => `${html.length} of 5,000`}
    />
  )
}

const editor = '[role="textbox"]'

const meta: StoryMeta<typeof DescriptionField> = {
  component: DescriptionField,
  args: { text: '' },
  play: waitFor(editor),
}
export default meta

export const Empty: Story<typeof DescriptionField> = {
  args: { hint: 'What the team does and how it works.' },
}
export const Formatted: Story<typeof DescriptionField> = {
  args: {
    text: `<p><strong>Design</strong> and <em>research</em> at <a href="https://example.com">Aurora Labs</a></p><ul><li>${longText}</li></ul><ol><li>${longWord}</li></ol>`,
  },
}
export const Wrong: Story<typeof DescriptionField> = {
  args: { error: 'Enter at least 50 characters.' },
}
/** The address of a link, entered below its button. */
export const LinkOpened: Story<typeof DescriptionField> = {
  args: { text: '<p>Aurora Labs</p>' },
  play: async () => {
    const text = await waitForElement(editor)
    text.focus()
    await press('button[aria-label="Link"]', 'input[placeholder="https://"]')()
  },
}
