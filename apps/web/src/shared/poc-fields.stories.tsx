import { waitFor } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { respondWith, withServer } from '../testing/fake-server.tsx'
import { PocFields } from './poc-fields.tsx'

interface FormProps {
  readonly title: number | 'other'
  readonly isWrong?: boolean
}

function PocForm({ title, isWrong = false }: FormProps) {
  const form = useForm({
    defaultValues: {
      first_name: 'Grace',
      last_name: '',
      job_title_id: title,
      custom_job_title: '',
      linkedin_url: '',
      time_zone: 'Europe/London',
    },
  })
  const { setError } = form
  useEffect(() => {
    if (!isWrong) return
    for (const field of ['last_name', 'job_title_id', 'linkedin_url', 'time_zone'] as const)
      setError(field, { message: 'Fill this in.' })
  }, [isWrong, setError])
  return <PocFields form={form} />
}

const meta: StoryMeta<typeof PocForm> = {
  component: PocForm,
  args: { title: 1 },
  decorators: [
    withServer([
      respondWith('lookups', 'listJobTitles', {
        category_job_titles: [
          {
            category_id: 1,
            category_name: 'Leadership',
            job_titles: [
              { job_title_id: 1, job_title: 'Founder' },
              { job_title_id: 2, job_title: 'Team lead' },
            ],
          },
        ],
        custom_job_titles: [],
      }),
      respondWith('lookups', 'listTimeZones', []),
      respondWith('lookups', 'listJobFunctions', [{ id: 1, name: 'Head of design' }]),
    ]),
  ],
  play: waitFor('[role="combobox"]'),
}
export default meta

export const Fields: Story<typeof PocForm> = {}
export const OtherTitle: Story<typeof PocForm> = { args: { title: 'other' } }
export const Wrong: Story<typeof PocForm> = { args: { isWrong: true } }
