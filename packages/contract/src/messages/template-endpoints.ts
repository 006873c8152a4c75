import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { columnChoice, keysetPaging, uuid } from '../platform/schema.ts'
import {
  addTemplateBody,
  changeTemplateBody,
  templateFilters,
  templateNote,
  templateVersion,
  templateView,
} from './template-schema.ts'

const manager = ['operator:manager'] as const
const writer = ['operator:review'] as const
const params = z.strictObject({ id: uuid })
const response = z.object({ template_id: z.string() })
const invalidates = ['listTemplates', 'listTemplateVersions'] as const

/** Texts that the programme team writes often. */
export const templateEndpoints = defineEndpoints({
  listTemplates: {
    method: 'GET',
    path: 'operator/templates',
    access: writer,
    summary: 'Returns the templates of messages by name, each in its newest version.',
    query: z.strictObject({ ...templateFilters, ...keysetPaging }),
    response: z.array(templateView),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportTemplates: {
    method: 'GET',
    path: 'operator/templates/export',
    access: writer,
    rawResponse: true,
    summary:
      'Returns the templates as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...templateFilters, ...columnChoice }),
    response: z.unknown(),
  },
  listTemplateVersions: {
    method: 'GET',
    path: 'operator/templates/{id}/versions',
    access: writer,
    summary: 'Returns the versions of a template, the newest first, each with author and reason.',
    params,
    response: z.array(templateVersion),
  },
  addTemplate: {
    method: 'POST',
    path: 'operator/templates',
    access: manager,
    summary: 'Creates a template, with a reason. Its name is unique among those not archived.',
    body: addTemplateBody,
    response,
    errors: ['VALIDATION', 'ALREADY_EXISTS'],
    invalidates,
  },
  changeTemplate: {
    method: 'POST',
    path: 'operator/templates/{id}',
    access: manager,
    summary: 'Saves a new version of a template, with a reason. Earlier versions stay readable.',
    params,
    body: changeTemplateBody,
    response,
    errors: ['VALIDATION', 'NOT_FOUND', 'ALREADY_EXISTS', 'CONFLICT'],
    invalidates,
  },
  archiveTemplate: {
    method: 'POST',
    path: 'operator/templates/{id}/archive',
    access: manager,
    summary: 'Archives a template with a reason: it is no longer offered for new messages.',
    params,
    body: z.strictObject({ note: templateNote }),
    response,
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates,
  },
  restoreTemplate: {
    method: 'POST',
    path: 'operator/templates/{id}/restore',
    access: manager,
    summary: 'Offers an archived template again, with a reason.',
    params,
    body: z.strictObject({ note: templateNote }),
    response,
    errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'CONFLICT'],
    invalidates,
  },
})
