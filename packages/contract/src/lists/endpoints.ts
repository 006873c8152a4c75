import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { uuid } from '../platform/schema.ts'
import { operatorList, savedView, viewValues } from './schema.ts'

const operator = ['operator'] as const
const params = z.strictObject({ id: uuid })
const changes = ['listSavedViews'] as const

export const listEndpoints = defineEndpoints({
  listSavedViews: {
    method: 'GET',
    path: 'operator/views',
    access: operator,
    summary: 'Returns the saved views of a list: one’s own and those that colleagues share.',
    query: z.strictObject({ list: operatorList }),
    response: z.array(savedView),
  },
  saveView: {
    method: 'POST',
    path: 'operator/views',
    access: operator,
    summary: 'Saves filters, order and columns of a list under a name.',
    body: z.strictObject({ list: operatorList, ...viewValues }),
    response: z.object({ view_id: z.string() }),
    errors: ['CONFLICT'],
    invalidates: changes,
  },
  changeView: {
    method: 'PUT',
    path: 'operator/views/{id}',
    access: operator,
    summary: 'Changes a saved view; only its owner does.',
    params,
    body: z.strictObject(viewValues),
    response: z.object({ view_id: z.string() }),
    errors: ['NOT_FOUND'],
    invalidates: changes,
  },
  deleteView: {
    method: 'DELETE',
    path: 'operator/views/{id}',
    access: operator,
    summary: 'Deletes a saved view; only its owner does.',
    params,
    response: z.object({ view_id: z.string() }),
    errors: ['NOT_FOUND'],
    invalidates: changes,
  },
  chooseDefaultView: {
    method: 'PUT',
    path: 'operator/default-views/{list}',
    access: operator,
    summary: 'Chooses the view with which a list opens for oneself; null for all rows.',
    params: z.strictObject({ list: operatorList }),
    body: z.strictObject({ view_id: uuid.nullable() }),
    response: z.object({ view_id: z.string().nullable() }),
    errors: ['NOT_FOUND'],
    invalidates: changes,
  },
})
