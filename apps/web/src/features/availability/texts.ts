export const availabilityScreenTexts = {
  'availability.title': 'Interview times',
  'availability.text':
    'Companies propose times within these hours. Times are shown in {city} time, and companies see their own. Changes save automatically.',
  'availability.none': 'Mark at least one half hour',
  'availability.week': 'Every week',
  'availability.hours': '{count, plural, one {# hour a week} other {# hours a week}}',
  'availability.cell': '{day} {time}',
  'availability.back': 'Back to my application',
  'availability.everyWeek': 'Every week',
  'availability.oneWeek': 'One week',
  'availability.which': 'Which hours',
  'availability.weekOf': '{from} – {to}',
  'availability.weekBefore': 'Previous week',
  'availability.weekAfter': 'Next week',
  'availability.hoursThatWeek': '{count, plural, one {# hour that week} other {# hours that week}}',
  'availability.cellAgreed': '{cell}, Interview with {company}',
  'availability.drawn': '{day}: {hours}.',
  'availability.noHours': 'no hours',
  'availability.how':
    'Click a half hour to mark or clear it, or drag to select several. With the keyboard, use the arrow keys to move and Space to mark or clear. Use Shift with an arrow key to select several.',
  'availability.howTouch':
    'Tap a half hour to mark or clear it. To select several, hold one until it changes, then drag.',
  'availability.officeHours': 'Weekdays, 09:00 to 17:00',
  'availability.copyDay': 'Copy {day} to all days',
  'availability.copyAny': 'Copy one day to all days',
  'availability.copyNothing': 'Mark the hours of one day first.',
  'availability.weekFoot': 'To change a single day, switch to “One week”.',
  'availability.oneWeekFoot':
    'Changes here only apply to that day. Companies can’t propose times when you already have an interview.',
  'availability.nightShow': 'Show the night',
  'availability.nightHide': 'Hide the night',
  'availability.clockForward':
    'The clocks in {city} go forward on {day}, from {from} to {to}. The time in between doesn’t exist that day.',
  'availability.clockBack':
    'The clocks in {city} go back on {day}, from {from} to {to}. The time in between happens twice but is only offered once.',
  'availability.exceptions': 'Days with different hours',
  'availability.day': 'Date',
  'availability.dayOff': 'Not available',
  'availability.offAdd': 'Add day off',
  'availability.otherHours': 'Set different hours',
  'availability.offRemove': 'Reset {day} to your weekly hours',
} as const satisfies Record<string, string>
