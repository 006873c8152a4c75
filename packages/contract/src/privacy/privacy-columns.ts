import { privacyRequestBadges } from '@fledge/domain/privacy/types.ts'
import { defineColumns } from '../platform/list-columns.ts'
import type { PrivacyRequest } from './schema.ts'

/** Columns of the list of requests for access and erasure. */
export const privacyColumns = defineColumns<PrivacyRequest>()({
  name: { title: 'columns.name', value: ({ name }) => name || [{ key: 'privacy.erased' }] },
  kind: { title: 'columns.type', value: ({ kind }) => [{ key: `privacy.kind.${kind}` }] },
  status: {
    title: 'columns.status',
    value: ({ state }) => [{ key: privacyRequestBadges[state].text }],
  },
  asked: { title: 'columns.asked', isTime: true, value: ({ requested_at: time }) => ({ time }) },
  due: { title: 'columns.due', isTime: true, value: ({ due_at: time }) => ({ time }) },
  planned: { title: 'columns.planned', isTime: true, value: ({ planned_at: time }) => ({ time }) },
  done: { title: 'columns.done', isTime: true, value: ({ done_at: time }) => ({ time }) },
  recorded: { title: 'columns.recordedBy', value: ({ recorded_by: name }) => name },
  note: { title: 'columns.note', value: ({ note }) => note },
  email: { title: 'columns.email', value: ({ email }) => email, isOptional: true },
})
