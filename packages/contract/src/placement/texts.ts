export const placementTexts = {
  'placement.refused.nudged': 'They got a reminder from us in the last 5 days.',
  'placement.refused.proposed': 'This was suggested to them in the last 14 days.',
  'placement.refused.candidature': 'They already have an opportunity with this plan.',
  'placement.refused.placed': 'They’re no longer waiting for a placement.',
  'placement.noDeadline': 'No placement deadline yet',
  'placement.step.NONE': 'No step since approval',
  'placement.side.company': 'The company’s turn',
  'placement.side.intern': 'The intern’s turn',
  'placement.side.operator': 'With the programme team',
  'placement.side.both': 'Both sides’ turn',
} as const
