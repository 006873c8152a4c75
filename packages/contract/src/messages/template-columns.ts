import { templateBadges } from '@fledge/domain/messages/types.ts'
import { defineColumns } from '../platform/list-columns.ts'
import type { TemplateView } from './template-schema.ts'

/** Columns of the list of templates. */
export const templateColumns = defineColumns<TemplateView>()({
  name: { title: 'columns.name', value: ({ name }) => name },
  subject: { title: 'columns.subject', value: ({ subject }) => subject },
  status: { title: 'columns.status', value: ({ state }) => [{ key: templateBadges[state].text }] },
  version: { title: 'columns.version', value: ({ version }) => version },
  updated: { title: 'columns.updated', isTime: true, value: ({ updated_at: time }) => ({ time }) },
  author: { title: 'columns.author', value: ({ author_name: name }) => name },
  text: { title: 'columns.text', value: ({ body }) => body, isOptional: true },
})
