import type { AuditEvent } from '@fledge/contract/audit-log/schema.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { noSavedViews } from '../../testing/samples/views.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import OperatorAuditLogScreen from './operator-audit-log-screen.tsx'

const id = '00000000-0000-7000-8000-000000000001'
const offerSent: AuditEvent = {
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
  subject_name: 'Lucas Meyer',
  person_id: id,
  plan_id: null,
  pending_kind: null,
  facts: {},
  reason: null,
  note: null,
}
const settingChanged: AuditEvent = {
  ...offerSent,
  id: '1',
  machine: 'setting',
  move: 'change',
  actor_kind: 'operator',
  actor_name: 'Iris Weber',
  company_id: null,
  company_name: null,
  intern_id: null,
  intern_name: null,
  subject_name: null,
  person_id: null,
  note: 'Decided in the weekly meeting.',
}
const expired: AuditEvent = {
  ...settingChanged,
  id: '3',
  machine: 'seat',
  move: 'release',
  actor_kind: 'clock',
  actor_id: null,
  actor_name: null,
  note: null,
}

const refundUndone: AuditEvent = {
  ...settingChanged,
  id: '4',
  machine: 'pendingAct',
  move: 'undo',
  subject_name: 'Lucas Meyer',
  person_id: id,
  pending_kind: 'REFUND',
  facts: { act: 'refundPayment', amount: 20_000, currency: 'EUR' },
  note: null,
}
const companyApproved: AuditEvent = {
  ...offerSent,
  id: '5',
  machine: 'company',
  move: 'approve',
  actor_kind: 'operator',
  intern_id: null,
  intern_name: null,
  subject_name: 'Aurora Labs',
  person_id: null,
}

const withEvents = (...events: readonly AuditEvent[]) =>
  withServer(
    [noSavedViews, respondWith('auditLog', 'listAuditEvents', [...events])],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorAuditLogScreen> = {
  component: OperatorAuditLogScreen,
  decorators: [withEvents(refundUndone, companyApproved, expired, offerSent, settingChanged)],
}
export default meta

export const OfEachKindOfActor: Story<typeof OperatorAuditLogScreen> = {}
export const Filtered: Story<typeof OperatorAuditLogScreen> = {
  parameters: { address: `/?kind=offer&actor=${id}&company=${id}&since=2026-11-01` },
}
export const LongTexts: Story<typeof OperatorAuditLogScreen> = {
  decorators: [
    withEvents({ ...offerSent, actor_name: longWord, company_name: longWord, note: longText }),
  ],
}
export const Empty: Story<typeof OperatorAuditLogScreen> = { decorators: [withEvents()] }
export const NoMatch: Story<typeof OperatorAuditLogScreen> = {
  decorators: [withEvents()],
  parameters: { address: '/?kind=offer' },
}
export const Loading: Story<typeof OperatorAuditLogScreen> = {
  decorators: [
    withServer([noSavedViews, neverRespond('auditLog', 'listAuditEvents')], sampleOperator),
  ],
}
export const Failed: Story<typeof OperatorAuditLogScreen> = {
  decorators: [
    withServer(
      [noSavedViews, failWith('auditLog', 'listAuditEvents', { status: 500 })],
      sampleOperator,
    ),
  ],
}
