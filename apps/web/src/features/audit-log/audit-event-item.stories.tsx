import type { AuditEvent } from '@fledge/contract/audit-log/schema.ts'
import { CardList } from '@fledge/ui/card.tsx'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { AuditEventItem } from './audit-event-item.tsx'

const id = '00000000-0000-7000-8000-000000000001'
const event: AuditEvent = {
  id: '2',
  at: '2026-11-25T18:20:00Z',
  machine: 'offer',
  move: 'send',
  subject_id: id,
  actor_kind: 'company',
  actor_id: id,
  actor_name: 'Amara Okafor',
  company_id: id,
  company_name: 'Aurora Labs',
  intern_id: id,
  intern_name: 'Lucas Meyer',
  reason: null,
  note: null,
}

const meta: StoryMeta<typeof AuditEventItem> = {
  component: AuditEventItem,
  args: { event },
  decorators: [
    (Shown) => (
      <CardList>
        <Shown />
      </CardList>
    ),
    withServer([], sampleOperator),
  ],
}
export default meta

export const ByAPerson: Story<typeof AuditEventItem> = {}
export const ByADeadline: Story<typeof AuditEventItem> = {
  args: { event: { ...event, actor_kind: 'clock', actor_id: null, actor_name: null } },
}
export const WithoutAPage: Story<typeof AuditEventItem> = {
  args: {
    event: { ...event, machine: 'seat', move: 'release', company_id: null, company_name: null },
  },
}
export const LongTexts: Story<typeof AuditEventItem> = {
  args: { event: { ...event, actor_name: longWord, company_name: longWord, note: longText } },
}
