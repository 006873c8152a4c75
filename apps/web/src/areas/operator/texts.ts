export const operatorAreaTexts = {
  'operator.nav.dashboard': 'Overview',
  'operator.nav.applications': 'Applications',
  'operator.nav.companies': 'Companies',
  'operator.nav.offers': 'Offers',
  'operator.nav.actions': 'Actions raised',
  'operator.nav.noShows': 'Missed interviews',
  'operator.nav.programme': 'Programme',
  'operator.nav.batches': 'Batches and partners',
  'operator.nav.payments': 'Payments',
  'operator.nav.certificates': 'Certificates',
  'operator.find.newBatch': 'Create batch',
  'operator.tab.home': 'Overview',
  'operator.tab.applications': 'Applications',
  'operator.tab.companies': 'Companies',
  'operator.tab.offers': 'Offers',
  'operator.dashboard.title': 'Overview',
  'operator.dashboard.calm': 'Nobody waits for you',
  'operator.dashboard.calmText': 'New applications, companies and offers show up here.',
  'operator.dashboard.noBatch': 'There is no batch yet',
  'operator.dashboard.noBatchText': 'Interns apply through a batch. Make the first, and they can.',
  'operator.dashboard.makeBatch': 'Go to batches',
  'operator.dashboard.applications.waits_one': '{{count, number}} application waits for a review',
  'operator.dashboard.applications.waits_other': '{{count, number}} applications wait for a review',
  'operator.dashboard.companies.waits_one': '{{count, number}} company waits for a decision',
  'operator.dashboard.companies.waits_other': '{{count, number}} companies wait for a decision',
  'operator.dashboard.offers.waits_one': '{{count, number}} offer waits for a review',
  'operator.dashboard.offers.waits_other': '{{count, number}} offers wait for a review',
  'operator.dashboard.noShows.waits_one': '{{count, number}} missed interview waits for a decision',
  'operator.dashboard.noShows.waits_other':
    '{{count, number}} missed interviews wait for a decision',
  'operator.dashboard.contested.waits_one':
    '{{count, number}} contested claim waits for a decision',
  'operator.dashboard.contested.waits_other':
    '{{count, number}} contested claims wait for a decision',
  'operator.nav.contested': 'Contested claims',
  'operator.dashboard.promise':
    'The oldest arrived {{when}}. Everyone should get an answer within {{days}}.',
  'operator.dashboard.workingDays_one': '{{count}} working day',
  'operator.dashboard.workingDays_other': '{{count}} working days',
  'operator.dashboard.days_one': '{{count}} day',
  'operator.dashboard.days_other': '{{count}} days',
  'operator.dashboard.waitingList.waits_one': '{{count, number}} company is on the waiting list',
  'operator.dashboard.waitingList.waits_other':
    '{{count, number}} companies are on the waiting list',
  'operator.dashboard.actions.waits_one':
    '{{count, number}} request about an internship needs a decision',
  'operator.dashboard.actions.waits_other':
    '{{count, number}} requests about internships need a decision',
  'operator.nav.waitingList': 'Waiting list',
  'operator.nav.decisions': 'Late decisions',
  'operator.nav.placements': 'Not placed in time',
  'operator.dashboard.decisions.waits_one':
    '{{count, number}} intern has no decision after an interview',
  'operator.dashboard.decisions.waits_other':
    '{{count, number}} interns have no decision after an interview',
  'operator.dashboard.placements.waits_one':
    '{{count, number}} intern has no open opportunity after the placement deadline',
  'operator.dashboard.placements.waits_other':
    '{{count, number}} interns have no open opportunity after the placement deadline',
  'operator.dashboard.since': 'The oldest began {{when}}.',
  'operator.dashboard.late_one': '{{count, number}} is late',
  'operator.dashboard.late_other': '{{count, number}} are late',
  'operator.dashboard.start': 'Start reviewing',
  'operator.dashboard.oldest': 'oldest {{when}}',
  'operator.dashboard.split': '{{late, number}} late, {{newer, number}} in time',
  'operator.dashboard.inTime': 'All within the promise',
} as const satisfies Record<string, string>
