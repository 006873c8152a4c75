import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleChecklist, sampleFunnel } from '../../testing/samples/dashboards.ts'
import { interestedIntern } from '../../testing/samples/plans.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { ChecklistCard, FunnelCard, InterestedCard } from './side-cards.tsx'

const meta: StoryMeta<typeof ChecklistCard> = { component: ChecklistCard }
export default meta

export const Checklist: Story<typeof ChecklistCard> = {
  decorators: [
    withServer([respondWith('companies', 'listChecklist', sampleChecklist)], sampleMember),
  ],
}
export const ChecklistLoading: Story<typeof ChecklistCard> = {
  decorators: [withServer([neverRespond('companies', 'listChecklist')], sampleMember)],
}
export const Interested: Story<typeof ChecklistCard> = {
  render: () => <InterestedCard />,
  decorators: [
    withServer(
      [
        respondWith('plans', 'listInterested', [
          interestedIntern,
          { ...interestedIntern, candidature_id: 'long', name: longWord, plan_name: longText },
        ]),
      ],
      sampleMember,
    ),
  ],
}
export const NoneInterested: Story<typeof ChecklistCard> = {
  render: () => <InterestedCard />,
  decorators: [withServer([respondWith('plans', 'listInterested', [])], sampleMember)],
}
export const InterestedFailed: Story<typeof ChecklistCard> = {
  render: () => <InterestedCard />,
  decorators: [withServer([failWith('plans', 'listInterested', { status: 500 })], sampleMember)],
}
export const Funnel: Story<typeof ChecklistCard> = {
  render: () => <FunnelCard />,
  decorators: [withServer([respondWith('dashboards', 'countHiring', sampleFunnel)], sampleMember)],
}
export const FunnelLoading: Story<typeof ChecklistCard> = {
  render: () => <FunnelCard />,
  decorators: [withServer([neverRespond('dashboards', 'countHiring')], sampleMember)],
}
