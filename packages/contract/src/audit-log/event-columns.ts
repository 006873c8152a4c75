import { getReasonTextKeys } from '@fledge/domain/reason-texts.ts'
import { defineColumns } from '../platform/list-columns.ts'
import { listEventDetails } from './event-details.ts'
import type { AuditEvent } from './schema.ts'

/** Columns of the log. The ids are for those who compare a copy with another system. */
export const auditEventColumns = defineColumns<AuditEvent>()({
  event: {
    title: 'columns.event',
    value: ({ machine, move }) => [{ key: `personEvents.${machine}.${move}` }],
  },
  subject: { title: 'columns.about', value: (event) => event.subject_name },
  details: { title: 'columns.details', value: listEventDetails },
  actor: {
    title: 'columns.actor',
    value: (event) => event.actor_name || [{ key: `people.by.${event.actor_kind}` }],
  },
  intern: { title: 'columns.intern', value: (event) => event.intern_name, isOptional: true },
  // Not twice, if the event is about the company itself.
  company: {
    title: 'columns.company',
    value: ({ company_name: name, subject_name: about }) => (name === about ? null : name),
  },
  reason: {
    title: 'columns.chosenReason',
    value: ({ reason }) => getReasonTextKeys(reason).map((key) => ({ key })),
  },
  note: { title: 'columns.noteOrReason', value: ({ note }) => note },
  time: { title: 'columns.time', isTime: true, value: ({ at: time }) => ({ time }) },
  id: { title: 'columns.id', value: ({ id }) => id, isOptional: true },
  action: {
    title: 'columns.action',
    value: ({ machine, move }) => `${machine}.${move}`,
    isOptional: true,
  },
  subject_id: { title: 'columns.subjectId', value: (event) => event.subject_id, isOptional: true },
  actor_id: { title: 'columns.actorId', value: (event) => event.actor_id, isOptional: true },
  company_id: { title: 'columns.companyId', value: (event) => event.company_id, isOptional: true },
  intern_id: { title: 'columns.internId', value: (event) => event.intern_id, isOptional: true },
})
