import { applicationStatuses } from '@fledge/domain/applications/types.ts'
import { personTypes } from '@fledge/domain/people/types.ts'
import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { keysetPaging, text } from '../platform/schema.ts'
import { person } from './schema.ts'

export const peopleEndpoints = defineEndpoints({
  listPeople: {
    method: 'GET',
    path: 'operator/people',
    access: ['operator'],
    summary:
      'Returns interns, company members and operators in every state, registrations and invitations included, newest first. The search finds names, email addresses, phone numbers and receipt numbers.',
    query: z.strictObject({
      type: z.enum(personTypes).optional(),
      application: z.enum(applicationStatuses).optional(),
      search: text(100).optional(),
      ...keysetPaging,
    }),
    response: z.array(person),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
})
