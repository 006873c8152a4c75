import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { internBrief, longInternBrief } from '../../testing/samples/briefs.ts'
import { planOption } from '../../testing/samples/plans.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { ProposeHead } from './propose-head.tsx'

const meta: StoryMeta<typeof ProposeHead> = {
  component: ProposeHead,
  args: { intern: internBrief, plan: 'plan', onPlan: ignore },
  decorators: [
    withServer([respondWith('browse', 'listOpportunityOptions', [planOption])], sampleMember),
  ],
}
export default meta

export const Plan: Story<typeof ProposeHead> = {}
export const NoPlan: Story<typeof ProposeHead> = { args: { plan: null } }
export const LongText: Story<typeof ProposeHead> = {
  // As on the screen, beside the match.
  render: (args) => (
    <div style={{ display: 'flex' }}>
      <ProposeHead {...args} />
    </div>
  ),
  args: { intern: longInternBrief },
  decorators: [
    withServer(
      [
        respondWith('browse', 'listOpportunityOptions', [
          { ...planOption, internship_opportunity_name: longText },
        ]),
      ],
      sampleMember,
    ),
  ],
}
