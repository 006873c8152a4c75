/** Calendar texts of server and browser, including emails and notifications of a connection. */
export const calendarsTexts = {
  'refused.calendarNotOffered': 'You can’t connect this calendar here.',
  'calendars.provider.GOOGLE': 'Google Calendar',
  'calendars.provider.OUTLOOK': 'Outlook calendar',
  'calendars.status.CONNECTED': 'Connected',
  'calendars.status.BROKEN': 'Connection lost',
  'calendars.status.DISCONNECTED': 'Disconnected',
  'calendars.broken.ACCESS_ENDED': 'Our access was revoked, or the password has changed.',
  'calendars.broken.ACCESS_REFUSED':
    'The account doesn’t allow us to read busy times or add events.',
  'calendars.broken.CALENDAR_GONE': 'The calendar you chose no longer exists.',
  'calendars.refused.broken': 'Reconnect this calendar first.',
  'calendars.refused.state':
    'This response doesn’t belong to a connection you started here. Start again.',
  'calendars.refused.late': 'This took more than 10 minutes. Start again.',
  'calendars.refused.used': 'This response has already been used. Start again.',
  'calendars.refused.denied': 'You didn’t allow access, so nothing was connected.',
  'calendars.refused.scopes':
    'You need to allow access to both busy times and events. Start again and leave both boxes ticked.',
  'calendars.refused.code': 'The provider didn’t accept the request. Start again.',
  'calendars.refused.away': 'The provider didn’t respond. Wait a moment and start again.',
  'calendars.refused.noCalendar':
    'This account has no calendar we can add events to. Connect another account.',
  'calendars.refused.token': 'This connection can no longer be completed. Start again.',
  'calendars.refused.noSuchCalendar': 'This calendar isn’t in the connected account.',
  'calendars.refused.notAgreed': 'No time has been agreed yet.',
  'calendars.feed.name': 'Fledge interviews',
  'calendars.feed.internshipStarts': 'Internship starts: {role}, {other}',
  'calendars.feed.internshipEnds': 'Internship ends: {role}, {other}',
  'calendars.event.title': 'Interview: {company} and {intern}',
  'calendars.event.about': 'A {minutes}-minute interview for {plan}.',
  'calendars.event.page': 'Reschedule or cancel it on Fledge: {url}',
  'mails.calendars.broken.subject': 'Your {provider} is no longer connected',
  'mails.calendars.broken.title': 'Your {provider} is no longer connected',
  'mails.calendars.broken.body':
    '{why} Until you reconnect it, we only use the times in Fledge, and we won’t add new interviews to it. You’ll still get every interview as an .ics file by email.',
  'mails.calendars.broken.action': 'Reconnect calendar',
  'mails.calendars.noLink.subject': 'Your interview with {intern} has no meeting link',
  'mails.calendars.noLink.title': 'Your interview with {intern} has no meeting link',
  'mails.calendars.noLink.body':
    'It’s agreed for {time}, but your {provider} didn’t create a meeting link. Add a link, and we’ll tell {intern}.',
  'mails.calendars.noLink.action': 'Add link',
} as const
