export const riskTexts = {
  'risk.signal.MISSED_WEEKS': 'Missing weekly feedback',
  'risk.signal.LOW_RATING': 'Low rating',
  'risk.signal.HOURS': 'Hours that disagree',
  'risk.signal.SILENCE': 'Silence',
  'risk.missed.company':
    '{count, plural, one {The company owes feedback for 1 week} other {The company owes feedback for # weeks}}',
  'risk.missed.intern':
    '{count, plural, one {The intern owes feedback for 1 week} other {The intern owes feedback for # weeks}}',
  'risk.rating.company': 'The company rated the last week {rating} of 10',
  'risk.rating.intern': 'The intern rated the last week {rating} of 10',
  'risk.hours':
    'Hours of the last week: {company, number} by the company, {intern, number} by the intern',
  'risk.silence':
    '{count, plural, one {No weekly feedback for 1 day} other {No weekly feedback for # days}}',
} as const
