import type { TemplateState } from '@fledge/domain/messages/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { statusSql } from '../../platform/db/statuses.ts'
import { type TemplateRow, templateRows } from './queries/templates.queries.ts'

/** The templates, by name. */
export const templateList = defineList<{
  row: TemplateRow
  scope: { operator: OperatorScope }
  filters: { state: TemplateState; search: string }
}>({
  name: 'messages.templates',
  ...templateRows,
  where: [],
  filters: {
    state: `t.is_archived = (:state = ${statusSql('template.ARCHIVED')})`,
    search: { contains: ['t.name'] },
  },
  orders: {
    default: {
      direction: 'asc',
      key: [
        { sql: 'lower(t.name)', type: 'text' },
        { sql: 't.template_id', type: 'uuid' },
      ],
    },
  },
})
