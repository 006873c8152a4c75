import { applicationBadges } from '@fledge/domain/applications/types.ts'
import { getPersonBadge } from '@fledge/domain/people/person-badge.ts'
import { defineColumns } from '../platform/list-columns.ts'
import type { Person } from './schema.ts'

/** Columns of the list of people. */
export const personColumns = defineColumns<Person>()({
  name: { title: 'columns.name', value: ({ name, email }) => name || email },
  status: { title: 'columns.status', value: (person) => [{ key: getPersonBadge(person).text }] },
  type: { title: 'columns.type', value: ({ type }) => [{ key: `people.type.${type}` }] },
  email: { title: 'columns.email', value: ({ email }) => email },
  batch: { title: 'columns.batch', value: ({ application }) => application?.batch_name ?? null },
  company: { title: 'columns.company', value: ({ company }) => company?.name ?? null },
  created: { title: 'columns.created', isTime: true, value: ({ created_at: time }) => ({ time }) },
  seen: { title: 'columns.lastSeen', isTime: true, value: ({ last_seen_at: time }) => ({ time }) },
  application: {
    title: 'columns.application',
    value: ({ application }) =>
      application && [{ key: applicationBadges[application.status].text }],
    isOptional: true,
  },
  role: {
    title: 'columns.role',
    value: ({ operator_role: role }) => role && [{ key: `operatorRoles.${role}` }],
    isOptional: true,
  },
})
