import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { LookupMultiSelect, LookupSelect } from './pick-fields.tsx'

interface FieldsProps {
  readonly industry: number | null
  readonly tools: readonly number[]
  readonly error?: string
  readonly label?: string
}

/** A select for one entry, and one for several. */
function PickFields({ industry, tools, error, label = 'Industry' }: FieldsProps) {
  const { control, setError } = useForm({ defaultValues: { industry, tools } })
  useEffect(() => {
    if (!error) return
    setError('industry', { message: error })
    setError('tools', { message: error })
  }, [error, setError])
  return (
    <>
      <LookupSelect control={control} name="industry" list="industry" label={label} />
      <LookupMultiSelect
        control={control}
        name="tools"
        list="tool"
        label="Tools"
        optional="optional"
        limit={3}
        more={[{ value: 'other', label: 'Other' }]}
      />
    </>
  )
}

const meta: StoryMeta<typeof PickFields> = {
  component: PickFields,
  args: { industry: null, tools: [] },
  decorators: [withServer(sampleLookups)],
}
export default meta

export const Empty: Story<typeof PickFields> = {}
export const Chosen: Story<typeof PickFields> = { args: { industry: 1, tools: [1] } }
export const Wrong: Story<typeof PickFields> = { args: { error: 'Complete this field' } }
export const LongText: Story<typeof PickFields> = { args: { industry: 2, label: longText } }
