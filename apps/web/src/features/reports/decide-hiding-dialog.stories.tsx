import type { ContentHiding } from '@fledge/contract/reports/hiding-schema.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { DecideHidingDialog } from './decide-hiding-dialog.tsx'

const hidden: ContentHiding = {
  hiding_id: 'h1',
  status: 'APPEALED',
  kind: 'INTERN',
  part: 'introduction',
  name: 'Amara Okafor',
  user_id: 'amara',
  company_id: null,
  plan_id: null,
  reason: 'CONTACT',
  note: 'It contains a phone number.',
  hidden_text: 'Call me on 12 34 56. I build models of rivers.',
  hidden_by_name: 'Vera Ito',
  created_at: '2026-11-24T09:00:00Z',
  request_note: 'It is the number of a hotline that I built.',
  requested_at: '2026-11-25T18:20:00Z',
  due_at: '2026-11-30T18:20:00Z',
  owner: null,
  decided_at: null,
  decision_reason: null,
  may: { uphold: true, restore: true },
}

const meta: StoryMeta<typeof DecideHidingDialog> = {
  component: DecideHidingDialog,
  args: { hiding: hidden, onClose: ignore },
  decorators: [withServer([neverRespond('reports', 'decideContentHiding')], sampleOperator)],
}
export default meta

export const OnAppeal: Story<typeof DecideHidingDialog> = {}
export const OnChange: Story<typeof DecideHidingDialog> = {
  args: { hiding: { ...hidden, status: 'CHANGED', part: 'picture', hidden_text: null } },
}
export const Restoring: Story<typeof DecideHidingDialog> = {
  args: { hiding: { ...hidden, status: 'HIDDEN', due_at: null } },
}
export const Long: Story<typeof DecideHidingDialog> = {
  args: { hiding: { ...hidden, hidden_text: longText } },
}
