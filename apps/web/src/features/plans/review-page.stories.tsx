import { press, waitForElement } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { useForm } from 'react-hook-form'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { draftPlan, samplePlan, waiting } from '../../testing/samples/plans.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import type { Plan, PlanValues } from './plan-form.ts'
import { toPlanValues } from './plan-form.ts'
import { ReviewPage } from './review-page.tsx'

function Review({ plan }: { readonly plan: Plan | null }) {
  const form = useForm<PlanValues>({ defaultValues: toPlanValues(plan, 'Europe/London', 'member') })
  return (
    <ReviewPage
      form={form}
      plan={plan}
      saveNow={() => Promise.resolve(samplePlan)}
      linkTo={(page) => `/?step=${page}`}
    />
  )
}
const withPlan = (plan: Plan) =>
  withServer(
    [
      respondWith('plans', 'getPlan', plan),
      respondWith('plans', 'writeJobDescription', {
        job_description: `${longText}\n\n${longWord}`,
        written_by: 'BUILT_IN',
        because: 'NO_ANSWER',
      }),
    ],
    sampleMember,
  )

const meta: StoryMeta<typeof ReviewPage> = {
  component: ReviewPage,
  render: () => <Review plan={draftPlan} />,
  decorators: [withPlan(draftPlan)],
}
export default meta

export const Incomplete: Story<typeof ReviewPage> = {}
export const New: Story<typeof ReviewPage> = { render: () => <Review plan={null} /> }
export const Complete: Story<typeof ReviewPage> = {
  render: () => <Review plan={samplePlan} />,
  decorators: [withPlan(samplePlan)],
}
export const NotApproved: Story<typeof ReviewPage> = {
  render: () => <Review plan={{ ...samplePlan, ...waiting }} />,
  decorators: [withPlan({ ...samplePlan, ...waiting })],
}
export const DescriptionWritten: Story<typeof ReviewPage> = {
  play: async () => {
    await press('button[type="button"]')()
    await waitForElement('textarea:not(:placeholder-shown)')
  },
}
export const DescriptionReplaced: Story<typeof ReviewPage> = {
  render: () => <Review plan={samplePlan} />,
  decorators: [withPlan(samplePlan)],
  play: press('button[type="button"]', 'dialog[open]'),
}
