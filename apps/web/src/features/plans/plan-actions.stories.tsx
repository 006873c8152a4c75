import { openByButton } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { draftPlan, samplePlan } from '../../testing/samples/plans.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { PlanActions } from './plan-actions.tsx'

const allowed = samplePlan.may
const notNow = 'errors.ILLEGAL_TRANSITION'
const meta: StoryMeta<typeof PlanActions> = {
  component: PlanActions,
  args: { plan: samplePlan },
  decorators: [withServer([], sampleMember)],
}
export default meta

export const Active: Story<typeof PlanActions> = {}
export const Draft: Story<typeof PlanActions> = { args: { plan: draftPlan } }
export const Paused: Story<typeof PlanActions> = {
  args: {
    plan: { ...samplePlan, status: 'PAUSED', may: { ...allowed, pause: notNow, resume: true } },
  },
}
export const Archived: Story<typeof PlanActions> = {
  args: {
    plan: {
      ...samplePlan,
      status: 'ARCHIVED',
      may: { ...allowed, pause: notNow, archive: notNow, restore: true },
    },
  },
}
export const BySupervisor: Story<typeof PlanActions> = {
  args: {
    plan: {
      ...samplePlan,
      may: {
        ...allowed,
        edit: 'refused.planSupervisor',
        pause: 'refused.planSupervisor',
        archive: 'refused.planSupervisor',
      },
    },
  },
}
export const Archiving: Story<typeof PlanActions> = { play: openByButton('dialog[open]') }
export const ArchivingWithoutCandidates: Story<typeof PlanActions> = {
  args: { plan: { ...samplePlan, open_candidatures: 0, may: { ...allowed, archive: true } } },
  play: openByButton('dialog[open]'),
}
export const Discarding: Story<typeof PlanActions> = {
  args: { plan: draftPlan },
  play: openByButton('dialog[open]'),
}
