import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleProgress } from '../../testing/samples/internships.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { InternshipPeople } from './internship-people.tsx'

const meta: StoryMeta<typeof InternshipPeople> = {
  component: InternshipPeople,
  args: { progress: sampleProgress, side: 'intern' },
  decorators: [withServer([], sampleIntern)],
}
export default meta

export const OfIntern: Story<typeof InternshipPeople> = {}
export const OfCompany: Story<typeof InternshipPeople> = { args: { side: 'company' } }
export const SupervisorLeft: Story<typeof InternshipPeople> = {
  args: {
    progress: {
      ...sampleProgress,
      supervisors: sampleProgress.supervisors.map((supervisor) => ({
        ...supervisor,
        is_active: false,
      })),
    },
  },
}
export const LongText: Story<typeof InternshipPeople> = {
  args: {
    progress: {
      ...sampleProgress,
      supervisors: sampleProgress.supervisors.map((supervisor) => ({
        ...supervisor,
        name: longWord,
        email: `${longWord}@example.com`,
      })),
    },
  },
}
