import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { text } from '../platform/schema.ts'
import { consoleHitGroup } from './schema.ts'

/** The programme team's search over everything. */
export const searchEndpoints = defineEndpoints({
  searchConsole: {
    method: 'GET',
    path: 'operator/search',
    access: ['operator:batches'],
    summary:
      'Returns up to five people, applications, companies, plans, offers, internships, batches and partners that match a text, best matches first, of the kinds whose pages the role may open; to a partner, people and batches of its own. People are found by name, email address, phone number and receipt number.',
    query: z.strictObject({ text: text(100).min(1) }),
    response: z.array(consoleHitGroup),
    fromReplica: true,
  },
})
