import { cannedCommentBadges } from '@fledge/domain/reviews/types.ts'
import { defineColumns } from '../platform/list-columns.ts'
import type { CannedCommentView } from './canned-comment-schema.ts'

/** Columns of the list of canned comments. */
export const cannedCommentColumns = defineColumns<CannedCommentView>()({
  name: { title: 'columns.name', value: ({ name }) => name },
  section: {
    title: 'columns.section',
    value: ({ section }) => [{ key: `applications.section.${section}` }],
  },
  text: { title: 'columns.text', value: ({ body }) => body },
  uses: { title: 'columns.inserted', value: ({ use_count: uses }) => uses },
  status: {
    title: 'columns.status',
    value: ({ state }) => [{ key: cannedCommentBadges[state].text }],
  },
  lastUsed: {
    title: 'columns.lastInserted',
    isTime: true,
    value: ({ last_used_at: time }) => ({ time }),
    isOptional: true,
  },
  updated: { title: 'columns.updated', isTime: true, value: ({ updated_at: time }) => ({ time }) },
  author: { title: 'columns.author', value: ({ author_name: name }) => name },
})
