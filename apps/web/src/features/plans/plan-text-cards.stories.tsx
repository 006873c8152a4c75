import { Stack } from '@fledge/ui/page.tsx'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { draftPlan, samplePlan } from '../../testing/samples/plans.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { MissingAnswers, PlanAside, PlanTexts } from './plan-text-cards.tsx'

const meta: StoryMeta<typeof PlanTexts> = {
  component: PlanTexts,
  args: { plan: samplePlan },
  decorators: [withServer([], sampleMember)],
  render: ({ plan }) => (
    <Stack>
      <MissingAnswers plan={plan} />
      <PlanTexts plan={plan} />
      <PlanAside plan={plan} />
    </Stack>
  ),
}
export default meta

export const Complete: Story<typeof PlanTexts> = {}
export const Draft: Story<typeof PlanTexts> = { args: { plan: draftPlan } }
export const SupervisorLeft: Story<typeof PlanTexts> = {
  args: {
    plan: {
      ...samplePlan,
      supervisors: samplePlan.supervisors.map((supervisor) => ({
        ...supervisor,
        is_active: false,
      })),
    },
  },
}
export const LongText: Story<typeof PlanTexts> = {
  args: {
    plan: {
      ...samplePlan,
      name: longText,
      career_field: longText,
      city: longWord,
      description: longWord,
      responsibilities: `${longText}\n${longWord}`,
      skills: [{ id: 1, name: longWord }],
      supervisors: samplePlan.supervisors.map((supervisor) => ({ ...supervisor, name: longWord })),
    },
  },
}
