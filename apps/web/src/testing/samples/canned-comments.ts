import type { CannedCommentView } from '@fledge/contract/reviews/canned-comment-schema.ts'

export const sampleCannedComment: CannedCommentView = {
  canned_id: 'canned-1',
  section: 'RESUME_PROFILE',
  name: 'Dates are missing',
  body: 'Add the month and year in which each job began and ended.',
  version: 2,
  state: 'ACTIVE',
  use_count: 41,
  last_used_at: '2026-11-24T10:15:00Z',
  updated_at: '2026-11-20T09:30:00Z',
  author_name: 'Ada Berg',
  may: { change: true, archive: true, restore: 'cannedComments.refused.active' },
}

export const sampleRareComment: CannedCommentView = {
  ...sampleCannedComment,
  canned_id: 'canned-2',
  name: 'Too short',
  body: 'Write two or three sentences about what you did there and what came of it.',
  version: 1,
  use_count: 3,
}

export const sampleArchivedComment: CannedCommentView = {
  ...sampleCannedComment,
  canned_id: 'canned-3',
  section: 'VIDEO_PROFILE',
  name: 'Old camera hint',
  body: 'Record the answer again with more light.',
  state: 'ARCHIVED',
  use_count: 0,
  last_used_at: null,
  author_name: null,
  may: {
    change: 'cannedComments.refused.archived',
    archive: 'cannedComments.refused.archived',
    restore: true,
  },
}
