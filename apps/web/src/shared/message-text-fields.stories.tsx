import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { useForm } from 'react-hook-form'
import { MessageTextFields } from './message-text-fields.tsx'

function TextForm({ error }: { readonly error?: string }) {
  const form = useForm({ defaultValues: { subject: 'Welcome', body: 'Dear {first_name},' } })
  return (
    <MessageTextFields
      subject={{ field: form.register('subject'), error }}
      body={{ field: form.register('body'), error }}
    />
  )
}

const meta: StoryMeta<typeof TextForm> = { component: TextForm }
export default meta

export const Filled: Story<typeof TextForm> = {}
export const Wrong: Story<typeof TextForm> = { args: { error: 'Enter a text.' } }
