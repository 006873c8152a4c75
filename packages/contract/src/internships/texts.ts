export const internshipsTexts = {
  'internships.status.UPCOMING': 'Upcoming',
  'internships.status.ONGOING': 'Ongoing',
  'internships.status.COMPLETE': 'Complete',
  'internships.status.CANCELLED': 'Cancelled',
  'internships.actionStatus.RAISED': 'Raised',
  'internships.actionStatus.ACCEPTED': 'Accepted',
  'internships.actionStatus.DECLINED': 'Declined',
} as const
