export const reviewTexts = {
  'cannedComments.state.ACTIVE': 'In use',
  'cannedComments.state.ARCHIVED': 'Archived',
  'cannedComments.refused.archived': 'This comment is archived. Restore it first.',
  'cannedComments.refused.active': 'This comment isn’t archived.',
  'cannedComments.refused.taken':
    'Another comment for this section has this name. Choose a different one.',
  'opinions.badge.ASKED': 'Awaiting an answer',
  'opinions.badge.ANSWERED': 'Answered',
  'opinions.badge.CANCELLED': 'Cancelled',
  'opinions.refused.open':
    'A colleague has been asked for a second opinion. Wait for the answer, or cancel the question.',
  'opinions.refused.own': 'A colleague has to answer, because you asked.',
  'opinions.refused.colleague': 'A colleague has been asked for this second opinion.',
  'opinions.refused.notOwn':
    'Only the person who asked, the reviewer or a manager can cancel the question.',
} as const
