export const shortlistTexts = {
  'shortlist.reason.notInterested.SKILLS': 'The skills do not fit',
  'shortlist.reason.notInterested.EXPERIENCE': 'Not enough experience',
  'shortlist.reason.notInterested.AVAILABILITY': 'The dates or hours do not fit',
  'shortlist.reason.notInterested.TIME_ZONE': 'The time zones are too far apart',
  'shortlist.reason.notInterested.PROFILE': 'The profile says too little',
  'shortlist.reason.notInterested.OTHER': 'Another reason',
} as const
