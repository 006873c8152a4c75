import { waitFor } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { withServer } from '../../testing/fake-server.tsx'
import { applicationLookups } from '../../testing/samples/applications.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { StudyFields } from './study-fields.tsx'

interface StudyProps {
  readonly university?: string
  readonly major?: string
  readonly isWrong?: boolean
}

function Study({ university = '', major = '', isWrong = false }: StudyProps) {
  const { control, setError } = useForm({
    defaultValues: {
      university_id: null,
      university_name: university,
      major,
      education_level_id: university === '' ? null : 1,
      graduation_month: university === '' ? null : '09/2027',
    },
  })
  useEffect(() => {
    if (isWrong)
      for (const field of ['university_name', 'major', 'graduation_month'] as const)
        setError(field, { message: 'Fill this in.' })
  }, [isWrong, setError])
  return <StudyFields control={control} months={['January', 'February', 'March']} />
}

const meta: StoryMeta<typeof StudyFields> = {
  component: StudyFields,
  decorators: [withServer(applicationLookups, sampleIntern)],
  play: waitFor('input[aria-haspopup]'),
}
export default meta

export const Empty: Story<typeof StudyFields> = { render: () => <Study /> }
export const Filled: Story<typeof StudyFields> = {
  render: () => <Study university="University of Lagos" major="Industrial design" />,
}
export const Wrong: Story<typeof StudyFields> = { render: () => <Study isWrong /> }
export const LongText: Story<typeof StudyFields> = {
  render: () => <Study university={longText} major={longWord} />,
}
