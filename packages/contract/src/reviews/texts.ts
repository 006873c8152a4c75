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
  'reviews.refused.incomplete': 'Something required is missing',
  'reviews.refused.check':
    'Doesn’t pass a check of the desk: age, dates, experience, videos or phone',
  'reviews.refused.files': 'A résumé, video or identity document wasn’t stored completely',
  'reviews.refused.duplicate': 'Possible duplicate',
  'reviews.refused.resubmitted': 'Resubmitted after requested changes',
  'reviews.refused.opinion': 'Waiting for a second opinion',
  'reviews.refused.commented': 'A reviewer has started a comment',
  'reviews.refused.reported': 'An open report about the intern',
  'reviews.refused.afterSample': 'Submitted after the sample was drawn',
  'reviews.refused.sample': 'Open and approve every application of your sample first.',
  'reviews.refused.sampleOpen': 'You have a sample already. Decide on its applications first.',
  'reviews.refused.noneToApprove': 'No application passes all checks.',
} as const
