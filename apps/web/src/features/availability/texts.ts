export const availabilityScreenTexts = {
  'availability.title': 'Interview times',
  'availability.text':
    'Companies propose times inside these hours. They are {{city}} time; each side sees its own. What you change is saved by itself.',
  'availability.none': 'Open at least one half hour',
  'availability.week': 'Every week',
  'availability.hours_one': '{{count}} hour a week',
  'availability.hours_other': '{{count}} hours a week',
  'availability.cell': '{{day}} {{time}}',
  'availability.back': 'Back to my application',
  'availability.everyWeek': 'Every week',
  'availability.oneWeek': 'One week',
  'availability.which': 'Which hours',
  'availability.weekOf': '{{from}} – {{to}}',
  'availability.weekBefore': 'Week before',
  'availability.weekAfter': 'Week after',
  'availability.hoursThatWeek_one': '{{count}} hour that week',
  'availability.hoursThatWeek_other': '{{count}} hours that week',
  'availability.cellAgreed': '{{cell}}, Interview with {{company}}',
  'availability.drawn': '{{day}}: {{hours}}.',
  'availability.noHours': 'no hours',
  'availability.how':
    'Draw over the half hours. By keyboard: arrow keys move, Space opens or closes, Shift with an arrow draws on. With a finger: press one, or hold and draw.',
  'availability.weekFoot': 'For a single day with other hours, go to its week.',
  'availability.oneWeekFoot':
    'What you draw here counts for that day only. Interviews that are agreed are never offered to others.',
  'availability.nightShow': 'Show the night',
  'availability.nightHide': 'Hide the night',
  'availability.clockForward':
    'The clocks in {{city}} change on {{day}}: at {{from}} it becomes {{to}}, the time between does not exist.',
  'availability.clockBack':
    'The clocks in {{city}} change on {{day}}: at {{from}} it becomes {{to}} again, the time between comes twice and is offered once.',
  'availability.exceptions': 'Other days',
  'availability.day': 'A single day',
  'availability.dayOff': 'Not available',
  'availability.offAdd': 'Day off',
  'availability.otherHours': 'Other hours',
  'availability.offRemove': '{{day}} as every week again',
} as const satisfies Record<string, string>
