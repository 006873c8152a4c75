/** What both sides say of calendars; mails and notices of a connection. */
export const calendarsTexts = {
  'refused.calendarNotOffered': 'This calendar cannot be connected here.',
  'calendars.provider.GOOGLE': 'Google Calendar',
  'calendars.provider.OUTLOOK': 'Outlook calendar',
  'calendars.status.CONNECTED': 'Connected',
  'calendars.status.BROKEN': 'Connection broken',
  'calendars.status.DISCONNECTED': 'Disconnected',
  'calendars.broken.ACCESS_ENDED':
    'The access has ended: it was taken back, or the password has changed.',
  'calendars.broken.ACCESS_REFUSED':
    'The account does not allow us to read busy times or write events.',
  'calendars.broken.CALENDAR_GONE': 'The chosen calendar is no longer there.',
  'calendars.refused.broken': 'Connect this calendar again first.',
  'calendars.refused.state':
    'This answer does not belong to a connection that you started here. Start again.',
  'calendars.refused.late': 'This took longer than 10 minutes. Start again.',
  'calendars.refused.used': 'This answer has been used already. Start again.',
  'calendars.refused.denied': 'You did not allow the access, so nothing was connected.',
  'calendars.refused.scopes':
    'Busy times and events were not both allowed. Start again and leave both boxes ticked.',
  'calendars.refused.code': 'The provider did not take the answer. Start again.',
  'calendars.refused.away': 'The provider did not answer. Wait a moment and start again.',
  'calendars.refused.noCalendar': 'This account has no calendar that events can be written to.',
  'calendars.refused.token': 'This can no longer be connected. Start again.',
  'calendars.refused.noSuchCalendar': 'This calendar is not among those of the account.',
  'calendars.refused.notAgreed': 'There is no agreed time yet.',
  'calendars.feed.name': 'Fledge interviews',
  'calendars.feed.internshipStarts': 'Internship starts: {{role}}, {{other}}',
  'calendars.feed.internshipEnds': 'Internship ends: {{role}}, {{other}}',
  'calendars.event.title': 'Interview: {{company}} and {{intern}}',
  'calendars.event.about': 'A {{minutes}}-minute talk about {{plan}}.',
  'calendars.event.page': 'Move or cancel it in Fledge: {{url}}',
  'mails.calendars.broken.subject': 'Your {{provider}} is no longer connected',
  'mails.calendars.broken.title': 'Your {{provider}} is no longer connected',
  'mails.calendars.broken.body':
    '{{why}} Until you connect it again, times are offered by what is entered in Fledge only, and new interviews are not written into it. Every interview still comes as an .ics by mail.',
  'mails.calendars.broken.action': 'Connect again',
  'mails.calendars.noLink.subject': 'Your interview with {{intern}} has no link yet',
  'mails.calendars.noLink.title': 'Your interview with {{intern}} has no link yet',
  'mails.calendars.noLink.body':
    'It is agreed for {{time}}, but your {{provider}} did not make a link. Paste one, and {{intern}} is told.',
  'mails.calendars.noLink.action': 'Add a link',
} as const
