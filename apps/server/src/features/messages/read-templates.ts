import type { messageEndpoints } from '@fledge/contract/messages/endpoints.ts'
import { templateColumns } from '@fledge/contract/messages/template-columns.ts'
import type { TemplateView } from '@fledge/contract/messages/template-schema.ts'
import { templateCan } from '@fledge/domain/messages/can.ts'
import type { TemplateState } from '@fledge/domain/messages/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList, mapBatches } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { type TemplateRow, templateVersions } from './queries/templates.queries.ts'
import { templateList } from './template-store.ts'

type Endpoints = typeof messageEndpoints

/** Returns the templates, each in its newest version. */
export const listTemplates: Handler<Endpoints['listTemplates']> = async ({ actor, db, query }) => {
  const request = { ...toTemplateRequest(actor, query), paging: query }
  const page = await readKeyset(db, templateList, request)
  return toKeysetResult(page.rows.map(toTemplateViewFor(actor)), page)
}

/** Sends the list as CSV. */
export const exportTemplates: Handler<Endpoints['exportTemplates']> = (request) => {
  const { actor, query, services } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, templateList, toTemplateRequest(actor, query))
  return exportList(request, {
    list: 'templates',
    columns: templateColumns,
    rows: mapBatches(rows, toTemplateViewFor(actor)),
  })
}

/** Returns what each version of a template said. */
export const listTemplateVersions: Handler<Endpoints['listTemplateVersions']> = async ({
  db,
  params: { id },
}) => {
  const versions = await db.many(templateVersions, { template_id: id })
  return [...versions]
}

interface TemplateQuery {
  readonly state?: TemplateState | undefined
  readonly search?: string | undefined
}

const toTemplateRequest = (actor: Operator, { state, search }: TemplateQuery) => ({
  scope: { operator: actor.operator },
  filters: { state, search },
})

const toTemplateViewFor =
  (actor: Operator) =>
  ({ is_archived: isArchived, ...row }: TemplateRow): TemplateView => ({
    ...row,
    state: isArchived ? 'ARCHIVED' : 'ACTIVE',
    may: toActionMap(templateCan.open(actor, { isArchived })),
  })
