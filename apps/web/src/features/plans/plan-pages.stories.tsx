import { waitFor } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { samplePoc } from '../../testing/samples/members.ts'
import { draftPlan, samplePlan, sampleProject } from '../../testing/samples/plans.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { PeoplePage } from './people-page.tsx'
import type { PageProps, Plan, PlanForm, PlanValues } from './plan-form.ts'
import { toPlanValues } from './plan-form.ts'
import { RolePage } from './role-page.tsx'
import { TimePage } from './time-page.tsx'
import { WorkPage } from './work-page.tsx'

interface FormProps {
  readonly plan: Plan | null
  readonly isWrong?: boolean
  readonly children: (form: PlanForm) => React.ReactNode
}

const requiredFields = [
  'name',
  'career_field_id',
  'skill_ids',
  'description',
  'responsibilities',
  'duration_min',
  'duration_max',
  'start_month',
  'hours_a_week',
  'place',
  'city',
  'openings',
  'supervisor_ids',
  'stipend_amount',
] as const

/** The form of a plan, of which each story shows one page. */
function PlanFormOf({ plan, isWrong = false, children }: FormProps) {
  const form = useForm<PlanValues>({ defaultValues: toPlanValues(plan, 'Europe/London', 'member') })
  const { setError } = form
  useEffect(() => {
    if (isWrong) for (const field of requiredFields) setError(field, { message: 'Fill this in.' })
  }, [isWrong, setError])
  return children(form)
}

const show =
  (Page: (props: PageProps) => React.ReactNode, plan: Plan | null, isWrong = false) =>
  () => (
    <PlanFormOf plan={plan} isWrong={isWrong}>
      {(form) => <Page form={form} />}
    </PlanFormOf>
  )
const endpoints = [
  ...sampleLookups,
  respondWith('members', 'listPocs', [samplePoc]),
  respondWith('projects', 'listProjects', [sampleProject]),
  respondWith('batches', 'listStartMonths', ['2027-03', '2027-04']),
  respondWith('plans', 'getPlan', draftPlan),
]

const meta: StoryMeta<typeof RolePage> = {
  component: RolePage,
  decorators: [withServer(endpoints, sampleMember)],
  play: waitFor('[role="combobox"], input[aria-haspopup]'),
}
export default meta

export const Role: Story<typeof RolePage> = { render: show(RolePage, samplePlan) }
export const RoleOfNewPlan: Story<typeof RolePage> = { render: show(RolePage, null) }
export const RoleWrong: Story<typeof RolePage> = { render: show(RolePage, null, true) }
export const Work: Story<typeof RolePage> = { render: show(WorkPage, samplePlan) }
export const WorkWrong: Story<typeof RolePage> = { render: show(WorkPage, null, true) }
export const Time: Story<typeof RolePage> = { render: show(TimePage, samplePlan) }
export const TimeWrong: Story<typeof RolePage> = {
  render: show(TimePage, { ...samplePlan, city: null }, true),
}
export const PeopleAndStipend: Story<typeof RolePage> = { render: show(PeoplePage, samplePlan) }
export const PeopleWrong: Story<typeof RolePage> = {
  render: show(PeoplePage, { ...samplePlan, supervisors: [] }, true),
}
