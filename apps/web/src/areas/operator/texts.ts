export const operatorAreaTexts = {
  'operator.nav.dashboard': 'Overview',
  'operator.nav.applications': 'Applications',
  'operator.nav.companies': 'Companies',
  'operator.nav.offers': 'Offers',
  'operator.nav.actions': 'Internship requests',
  'operator.nav.noShows': 'Missed interviews',
  'operator.nav.programme': 'Programme',
  'operator.nav.system': 'System',
  'operator.nav.people': 'People',
  'operator.nav.batches': 'Batches and partners',
  'operator.nav.payments': 'Payments',
  'operator.nav.certificates': 'Certificates',
  'operator.find.newBatch': 'Create batch',
  'operator.settings.title': 'Settings',
  'operator.tab.home': 'Overview',
  'operator.tab.applications': 'Applications',
  'operator.tab.companies': 'Companies',
  'operator.tab.offers': 'Offers',
  'operator.dashboard.title': 'Overview',
  'operator.dashboard.calm': 'You’re all caught up',
  'operator.dashboard.calmText': 'New applications, companies and offers appear here.',
  'operator.dashboard.noBatch': 'No batches yet',
  'operator.dashboard.noBatchText':
    'Interns apply through a batch. Create one so that interns can apply.',
  'operator.dashboard.makeBatch': 'Go to batches',
  'operator.dashboard.applications.waits':
    '{count, plural, one {# application to review} other {# applications to review}}',
  'operator.dashboard.companies.waits':
    '{count, plural, one {# company to decide on} other {# companies to decide on}}',
  'operator.dashboard.offers.waits':
    '{count, plural, one {# offer to review} other {# offers to review}}',
  'operator.dashboard.noShows.waits':
    '{count, plural, one {# missed interview to decide on} other {# missed interviews to decide on}}',
  'operator.dashboard.contested.waits':
    '{count, plural, one {# disputed report to decide on} other {# disputed reports to decide on}}',
  'operator.nav.contested': 'Disputed reports',
  'operator.dashboard.promise':
    'The oldest arrived {when}. Everyone should get an answer within {days}.',
  'operator.dashboard.workingDays': '{count, plural, one {# working day} other {# working days}}',
  'operator.dashboard.days': '{count, plural, one {# day} other {# days}}',
  'operator.dashboard.waitingList.waits':
    '{count, plural, one {# company is on the waiting list} other {# companies are on the waiting list}}',
  'operator.dashboard.actions.waits':
    '{count, plural, one {# internship request to decide on} other {# internship requests to decide on}}',
  'operator.nav.waitingList': 'Waiting list',
  'operator.nav.decisions': 'Late decisions',
  'operator.nav.placements': 'Interns not placed in time',
  'operator.dashboard.decisions.waits':
    '{count, plural, one {# intern is waiting for a decision after an interview} other {# interns are waiting for a decision after an interview}}',
  'operator.dashboard.placements.waits':
    '{count, plural, one {# intern has no open opportunity after the placement deadline} other {# interns have no open opportunity after the placement deadline}}',
  'operator.dashboard.since': 'The oldest is from {when}.',
  'operator.dashboard.late': '{count, plural, one {# is late} other {# are late}}',
  'operator.dashboard.start': 'Start reviewing',
  'operator.dashboard.oldest': 'oldest {when}',
  'operator.dashboard.split': '{late, number} late, {newer, number} on time',
  'operator.dashboard.inTime': 'All on time',
} as const satisfies Record<string, string>
