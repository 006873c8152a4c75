export const placementScreenTexts = {
  'placementScreen.title': 'Placement clock',
  'placementScreen.text':
    'Everyone who is approved and has no placement yet, the next placement deadline first.',
  'placementScreen.batch': 'Batch',
  'placementScreen.anyBatch': 'All batches',
  'placementScreen.field': 'Career field',
  'placementScreen.anyField': 'All career fields',
  'placementScreen.daysLeft': 'Time left',
  'placementScreen.anyTime': 'Any time',
  'placementScreen.daysLeft.PAST': 'Deadline has passed',
  'placementScreen.daysLeft.7': '7 days or less',
  'placementScreen.daysLeft.14': '14 days or less',
  'placementScreen.daysLeft.30': '30 days or less',
  'placementScreen.step': 'Last step',
  'placementScreen.anyStep': 'Any step',
  'placementScreen.owner': 'Taken by',
  'placementScreen.anyOwner': 'Anyone',
  'placementScreen.owner.me': 'Me',
  'placementScreen.owner.none': 'No one',
  'placementScreen.none': 'Everyone has a placement',
  'placementScreen.noneText': 'Interns appear here when their application is approved.',
  'placementScreen.noMatch': 'No interns match these filters',
  'placementScreen.openings': 'Find openings',
  'placementScreen.nudge': 'Remind',
  'placementScreen.nudgeTitle':
    '{count, plural, one {Remind # intern to look for an internship?} other {Remind # interns to look for an internship?}}',
  'placementScreen.nudgeText':
    'We’ll email them to review the internships that fit them. No one gets this twice within 5 days.',
  'placementScreen.nudgeNamed': 'Remind {name}',
  'placementScreen.nudgeCount':
    '{count, plural, one {# intern will be reminded} other {# interns will be reminded}}',
  'placementScreen.nobodyToRemind': 'None of them can be reminded now.',
  'placementScreen.openingsNamed': 'Find openings for {name}',
  'placementScreen.suggest': 'Suggest a plan',
  'placementScreen.suggestTitle':
    '{count, plural, one {Suggest a plan to # intern} other {Suggest a plan to # interns}}',
  'placementScreen.suggestCount':
    '{count, plural, one {The plan will be suggested to # intern} other {The plan will be suggested to # interns}}',
  'placementScreen.nobodyToSuggest': 'The plan can be suggested to none of them now.',
  'placementScreen.plan': 'Plan with openings',
  'placementScreen.planHint': 'Search by plan or company.',
  'placementScreen.choosePlan': 'Choose a plan to see to how many it will be suggested.',
  'placementScreen.done':
    '{count, plural, one {We’re writing to # intern} other {We’re writing to # interns}}',
  'placementScreen.reason': 'Reason',
  'placementScreen.reasonMissing': 'Write why. The reason is kept in the log.',
  'placementScreen.send': 'Send reminder',
  'placementScreen.sent':
    '{count, plural, =0 {No one was reminded} one {# intern gets a reminder} other {# interns get a reminder}}',
  'placementScreen.openingsTitle': 'Openings that fit {name}',
  'placementScreen.openingsText':
    'We’ll email the intern and the company. Neither gets the same suggestion twice within 14 days.',
  'placementScreen.noOpenings': 'No plan with an opening fits yet.',
  'placementScreen.openingsLeft': '{count, plural, one {# opening left} other {# openings left}}',
  'placementScreen.propose': 'Suggest to both',
  'placementScreen.proposed':
    '{count, plural, one {The plan is suggested to # intern and the company} other {The plan is suggested to # interns and the company}}',
} as const satisfies Record<string, string>
