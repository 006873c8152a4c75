export const reviewTexts = {
  'cannedComments.state.ACTIVE': 'In use',
  'cannedComments.state.ARCHIVED': 'Archived',
  'cannedComments.refused.archived': 'This comment is archived. Restore it first.',
  'cannedComments.refused.active': 'This comment isn’t archived.',
  'cannedComments.refused.taken':
    'Another comment for this section has this name. Choose a different one.',
} as const
