import { enterText } from '@fledge/ui/testing/play.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleWait } from '../../testing/samples/people.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ExtendDeadlineDialog } from './extend-deadline-dialog.tsx'

const offer = { ...sampleWait, kind: 'OFFER_ANSWER', latest: null } as const
const changes = {
  ...sampleWait,
  kind: 'CHANGES',
  latest: null,
  id: 'changes',
  company_name: null,
  batch_name: 'Spring 2027',
} as const

const reply = {
  ...sampleWait,
  kind: 'INTERVIEW',
  id: 'interview',
  side: 'company',
  latest: '2026-12-04T14:00:00Z',
} as const

const meta: StoryMeta<typeof ExtendDeadlineDialog> = {
  component: ExtendDeadlineDialog,
  decorators: [withServer([], sampleOperator)],
  args: {
    person: { id: 'intern', name: 'Amara Okafor' },
    deadlines: [offer, changes],
    onClose: () => undefined,
  },
}
export default meta

export const TwoDeadlines: Story<typeof ExtendDeadlineDialog> = {}
export const OneDeadline: Story<typeof ExtendDeadlineDialog> = { args: { deadlines: [offer] } }
export const LongName: Story<typeof ExtendDeadlineDialog> = {
  args: {
    person: { id: 'intern', name: longWord },
    deadlines: [{ ...offer, company_name: longWord }],
  },
}
export const ReplyOfCompany: Story<typeof ExtendDeadlineDialog> = {
  args: { deadlines: [reply] },
  play: () => enterText('[type=date]', '2026-12-04'),
}
