export const shortlistTexts = {
  'shortlist.reason.notInterested.SKILLS': 'The skills don’t match',
  'shortlist.reason.notInterested.EXPERIENCE': 'Not enough experience',
  'shortlist.reason.notInterested.AVAILABILITY': 'The dates or hours don’t match',
  'shortlist.reason.notInterested.TIME_ZONE': 'The time zones are too far apart',
  'shortlist.reason.notInterested.PROFILE': 'Not enough detail in the profile',
  'shortlist.reason.notInterested.OTHER': 'Another reason',
} as const
