import { Stack } from '@fledge/ui/page.tsx'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { longPublicCompany, publicCompany, publicPlan } from '../../testing/samples/companies.ts'
import { ApplyBar, Internships } from './public-internships.tsx'

const meta: StoryMeta<typeof Internships> = {
  component: Internships,
  args: { company: publicCompany },
  decorators: [withServer([])],
  render: ({ company }) => (
    <Stack>
      <Internships company={company} />
      <ApplyBar company={company} />
    </Stack>
  ),
}
export default meta

export const Open: Story<typeof Internships> = {}
export const None: Story<typeof Internships> = {
  args: {
    company: { ...publicCompany, internships: [], interns_hosted: 0, usual_answer_hours: null },
  },
}
export const Unpaid: Story<typeof Internships> = {
  args: {
    company: {
      ...publicCompany,
      internships: [
        {
          ...publicPlan,
          is_paid: false,
          start_month: null,
          duration_min: null,
          hours_a_week: null,
        },
      ],
    },
  },
}
export const LongText: Story<typeof Internships> = { args: { company: longPublicCompany } }
