/** Words of the calendar cards, of the page that providers send back to, and of the private feed. */
export const calendarsScreenTexts = {
  'members.tab.calendars': 'Calendars',
  'accounts.tab.calendar': 'Calendar',
  'calendarScreen.title': 'Connected calendars',
  'calendarScreen.lead':
    'Busy times are left out where interviews are proposed, and agreed interviews are written into the calendar. What your events are about is never read.',
  'calendarScreen.none': 'No calendar connected',
  'calendarScreen.noneText':
    'Times are offered by what is entered here. Connect a calendar, and your busy times are left out.',
  'calendarScreen.connect': 'Connect {{name}}',
  'calendarScreen.again': 'Connect again',
  'calendarScreen.disconnect': 'Disconnect',
  'calendarScreen.choose': 'Events go to',
  'calendarScreen.chooseHint': 'Interviews ahead move there too.',
  'calendarScreen.stale':
    'The account could not be asked just now. These are the calendars of the last time.',
  'calendarScreen.chosen': 'Events go to {{name}}',
  'calendarScreen.since': 'Connected',
  'calendarScreen.brokenSince': 'Broken since',
  'calendarScreen.brokenTitle': '{{name}} is no longer connected',
  'calendarScreen.brokenText':
    'Until it is connected again, times are offered by what is entered here only, within working hours, and new interviews are not written into it.',
  'calendarScreen.waiting_one': '{{count}} event is still to be written.',
  'calendarScreen.waiting_other': '{{count}} events are still to be written.',
  'calendarScreen.waitUntil': 'The provider asks to wait until {{time}}.',
  'calendarScreen.disconnectTitle': 'Disconnect {{name}}?',
  'calendarScreen.disconnectText':
    'Your busy times are no longer left out, and interviews are no longer written into it. Events that are there stay, and every interview still comes as an .ics by mail.',
  'calendarScreen.disconnected': '{{name}} is disconnected',
  'calendarScreen.back.busy': 'Connecting your calendar',
  'calendarScreen.back.busyText': 'This takes a few seconds.',
  'calendarScreen.back.failed': 'Your calendar is not connected',
  'calendarScreen.back.nothing': 'Nothing came back to connect. Start from your settings.',
  'calendarScreen.back.settings': 'Back to calendars',
  'calendarScreen.back.done': '{{name}} is connected. Events go to {{calendar}}.',
  'calendarScreen.back.steps': 'What you can do',
  'calendarScreen.back.step.again': 'Start again from your settings.',
  'calendarScreen.back.step.ics':
    'Go on without: every interview comes as an .ics by mail, and your private feed has them all.',
  'calendarScreen.feed.title': 'Private calendar feed',
  'calendarScreen.feed.text':
    'An address that any calendar can subscribe to. It has your agreed interviews, and the first and last day of internships. Whoever has the address can read it, so keep it to yourself.',
  'calendarScreen.feed.address': 'Your address',
  'calendarScreen.feed.copy': 'Copy address',
  'calendarScreen.feed.copied': 'The address is copied',
  'calendarScreen.feed.make': 'Make my address',
  'calendarScreen.feed.renew': 'Make a new address',
  'calendarScreen.feed.renewTitle': 'Make a new address?',
  'calendarScreen.feed.renewText':
    'The old one stops at once. Calendars that subscribe to it have to be given the new one.',
  'calendarScreen.feed.renewed': 'This is your new address',
  'calendarScreen.feed.stop': 'Switch off',
  'calendarScreen.feed.stopped': 'The address is switched off',
  'calendarScreen.feed.read': 'Last read',
  'calendarScreen.feed.unread': 'Not read by any calendar yet.',
  'calendarScreen.feed.file': 'A single interview can be downloaded as a file where it is listed.',
} as const satisfies Record<string, string>
