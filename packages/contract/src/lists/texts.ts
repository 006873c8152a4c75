export const listsTexts = {
  'refused.viewOfColleague': 'Only the colleague who saved this view can change it.',
  'lists.refused.tooMany': 'You have 50 saved views of this list. Delete one first.',
  'lists.refused.changed': 'The selection has changed. Check the numbers and try again.',
  'lists.refused.beyond': 'We change at most 500 in one step. Repeat it for the others.',
} as const
