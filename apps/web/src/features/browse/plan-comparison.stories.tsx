import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { samplePlan } from '../../testing/samples/plans.ts'
import { bareProfile, longProfile, sampleProfile } from '../../testing/samples/profiles.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { PlanComparison } from './plan-comparison.tsx'

const meta: StoryMeta<typeof PlanComparison> = {
  component: PlanComparison,
  args: { plan: 'plan', profile: sampleProfile },
  decorators: [withServer([respondWith('plans', 'getPlan', samplePlan)], sampleMember)],
}
export default meta

export const Matching: Story<typeof PlanComparison> = {}
export const NothingKnown: Story<typeof PlanComparison> = { args: { profile: bareProfile } }
export const LongText: Story<typeof PlanComparison> = { args: { profile: longProfile } }
export const Loading: Story<typeof PlanComparison> = {
  decorators: [withServer([neverRespond('plans', 'getPlan')], sampleMember)],
}
export const Failed: Story<typeof PlanComparison> = {
  decorators: [withServer([failWith('plans', 'getPlan', { status: 500 })], sampleMember)],
}
