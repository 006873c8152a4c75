export const pendingActsTexts = {
  'refused.pendingActOfColleague': 'Only the one who decided or a manager can undo this.',
  'refused.failedActOfColleague': 'Only the one who decided can mark this as seen.',
  'pendingActs.refused.pending':
    'This has just been decided. The decision will take effect in a few seconds unless it’s undone.',
  'pendingActs.refused.undone': 'This has already been undone.',
  'pendingActs.refused.tooLate': 'It’s too late to undo this: it has taken effect.',
  'pendingActs.refused.left': 'The one who decided is no longer in the programme team.',
  'pendingActs.refused.failed': 'Something went wrong on our side. Decide again.',
} as const
