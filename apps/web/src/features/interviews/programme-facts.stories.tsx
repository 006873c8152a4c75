import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { ProgrammeFacts } from './programme-facts.tsx'

const batch = {
  batch_id: 'batch',
  name: 'Spring batch',
  programme_start: '2027-03-01',
  programme_end: '2027-08-27',
  partner: null,
  intern_start: '2027-03-01',
  duration_weeks: 12,
}
const meta: StoryMeta<typeof ProgrammeFacts> = {
  component: ProgrammeFacts,
  args: { intern: 'intern', name: 'Amara' },
  decorators: [withServer([respondWith('interviews', 'batchOfInterview', batch)])],
}
export default meta

export const Dates: Story<typeof ProgrammeFacts> = {}
export const WithoutDates: Story<typeof ProgrammeFacts> = {
  decorators: [
    withServer([
      respondWith('interviews', 'batchOfInterview', {
        ...batch,
        name: longText,
        partner: longWord,
        programme_start: null,
        programme_end: null,
        intern_start: null,
        duration_weeks: null,
      }),
    ]),
  ],
}
