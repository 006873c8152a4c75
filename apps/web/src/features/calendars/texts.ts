/** Texts of the calendar cards, the OAuth redirect page and the private feed. */
export const calendarsScreenTexts = {
  'members.tab.calendars': 'Calendars',
  'accounts.tab.calendar': 'Calendar',
  'calendarScreen.title': 'Connected calendars',
  'calendarScreen.lead':
    'We leave out your busy times when interviews are proposed, and add agreed interviews to your calendar. We never read what your events are about.',
  'calendarScreen.none': 'No calendar connected',
  'calendarScreen.noneText':
    'For now, we only know the times you enter in Fledge. Connect a calendar, and we’ll leave out your busy times.',
  'calendarScreen.connect': 'Connect {name}',
  'calendarScreen.again': 'Reconnect',
  'calendarScreen.disconnect': 'Disconnect',
  'calendarScreen.choose': 'Add events to',
  'calendarScreen.chooseHint': 'Upcoming interviews will move there too.',
  'calendarScreen.stale': 'We couldn’t refresh your calendars. This is the last list we loaded.',
  'calendarScreen.chosen': 'Events will be added to {name}',
  'calendarScreen.since': 'Connected',
  'calendarScreen.brokenSince': 'Connection lost',
  'calendarScreen.brokenTitle': '{name} is no longer connected',
  'calendarScreen.brokenText':
    'Until you reconnect it, we only use the times in Fledge and your working hours. We won’t add new interviews to it.',
  'calendarScreen.waiting':
    '{count, plural, one {# event still needs to be added.} other {# events still need to be added.}}',
  'calendarScreen.waitUntil': 'The provider asked us to wait until {time}.',
  'calendarScreen.disconnectTitle': 'Disconnect {name}?',
  'calendarScreen.disconnectText':
    'We’ll no longer leave out your busy times or add interviews to this calendar. Existing events will stay. You’ll still get every interview as an .ics file by email.',
  'calendarScreen.disconnected': '{name} disconnected',
  'calendarScreen.back.busy': 'Connecting your calendar',
  'calendarScreen.back.busyText': 'This takes a few seconds.',
  'calendarScreen.back.failed': 'We couldn’t connect your calendar',
  'calendarScreen.back.nothing': 'There’s nothing to connect. Start from your settings.',
  'calendarScreen.back.settings': 'Back to calendars',
  'calendarScreen.back.done': '{name} connected. Events will be added to {calendar}.',
  'calendarScreen.back.steps': 'What you can do',
  'calendarScreen.back.step.again': 'Start again from your settings.',
  'calendarScreen.back.step.ics':
    'Continue without it: you’ll get every interview as an .ics file by email, and your private feed includes them all.',
  'calendarScreen.feed.title': 'Private calendar feed',
  'calendarScreen.feed.text':
    'An address you can subscribe to in any calendar app. It includes your agreed interviews, and the first and last day of internships. Anyone with the address can see them, so keep it private.',
  'calendarScreen.feed.address': 'Feed address',
  'calendarScreen.feed.copy': 'Copy address',
  'calendarScreen.feed.copied': 'Address copied',
  'calendarScreen.feed.make': 'Create feed address',
  'calendarScreen.feed.renew': 'Create new address',
  'calendarScreen.feed.renewTitle': 'Create a new address?',
  'calendarScreen.feed.renewText':
    'The current address will stop working immediately. You’ll need to update any calendars that use it.',
  'calendarScreen.feed.renewed': 'New address created',
  'calendarScreen.feed.stop': 'Turn off feed',
  'calendarScreen.feed.stopped': 'Feed turned off',
  'calendarScreen.feed.read': 'Last read',
  'calendarScreen.feed.unread': 'No calendar has read it yet.',
  'calendarScreen.feed.file':
    'You can also download a single interview as an .ics file, wherever it’s listed.',
} as const satisfies Record<string, string>
