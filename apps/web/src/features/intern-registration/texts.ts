export const internRegistrationScreenTexts = {
  'internRegistration.path.title': 'How are you joining?',
  'internRegistration.path.text':
    'Either way, you fill in the same application and meet the same companies.',
  'internRegistration.path.batch.title': 'Through my university or partner',
  'internRegistration.path.batch.text':
    'They gave you a code or a link. Their batch has its own dates, and they often pay the fee.',
  'internRegistration.path.batch.action': 'Find my batch',
  'internRegistration.path.own.title': 'On my own',
  'internRegistration.path.own.text':
    'Register first and choose an open batch at the end of sign-up.',
  'internRegistration.path.own.action': 'Continue on my own',
  'internRegistration.next': 'What happens next',
  'internRegistration.title': 'About you',
  'internRegistration.text':
    'Create your account. Until an interview is confirmed, companies only see your first name and the initial of your last name.',
  'internRegistration.firstName': 'First name',
  'internRegistration.lastName': 'Last name',
  'internRegistration.phone': 'Phone number',
  'internRegistration.phoneHint':
    'Include the country code, like +234 803 000 0000. A company only sees it after you accept its offer.',
  'internRegistration.birthDate': 'Date of birth',
  'internRegistration.birthDateHint':
    'You must be 16 or older. Companies never see your date of birth.',
  'internRegistration.country': 'Country you live in',
  'internRegistration.timeZone': 'Time zone',
  'internRegistration.nothingFound': 'Nothing found',
  'internRegistration.terms':
    'I accept the <terms>terms</terms> and have read the <privacy>privacy notice</privacy>.',
  'internRegistration.action': 'Create account',
  'internRegistration.coming.title': 'Your batch',
  'internRegistration.coming.batch':
    'You’ll get a seat in <b>{batch}</b> when you create your account.',
  'internRegistration.coming.another': 'Choose another one later',
  'internRegistration.coming.closedTitle': 'The batch you chose',
  'internRegistration.coming.closed': '<b>{batch}</b> isn’t open for registration.',
  'internRegistration.coming.full':
    'All seats are taken. You can choose another batch at the end of sign-up.',
  'internRegistration.coming.over': 'You can choose another batch at the end of sign-up.',
  'internRegistration.coming.see': 'See this batch',
  'internRegistration.coming.own': 'Your email address qualifies you for <b>{batch}</b>.',
  'internRegistration.coming.take': 'Choose this batch',
  'internRegistration.congratulations.title': 'Welcome, {name}',
  'internRegistration.congratulations.text':
    'Your account is ready. Two short steps are left before your application.',
  'internRegistration.congratulations.batch':
    'Your account is ready, and you have a seat in {batch}. Two short steps are left before your application.',
  'internRegistration.congratulations.personalization':
    'Tell us what you’d like to do, when and for how long.',
  'internRegistration.congratulations.batchStep': 'Choose your batch.',
  'internRegistration.congratulations.seatStep': 'Check your batch.',
  'internRegistration.congratulations.application':
    'Complete your application: eight sections that save automatically.',
  'internRegistration.congratulations.action': 'Continue',
  'internRegistration.personalization.title': 'What are you looking for?',
  'internRegistration.personalization.text': 'You can change all of this in your application.',
  'internRegistration.personalization.action': 'Save and continue',
  'internRegistration.careerFields': 'Career fields',
  'internRegistration.careerFieldsHint':
    'Choose up to five, in order of preference. Your application starts with the first.',
  'internRegistration.batchGone':
    'The batch you chose is no longer open. You can choose another one at the end.',
  'internRegistration.goals': 'What you hope to gain from the internship',
  'internRegistration.heardFrom': 'How you heard about us',
  'internRegistration.startMonth': 'Earliest start',
  'internRegistration.month': 'Month',
  'internRegistration.year': 'Year',
  'internRegistration.startMonthHint': 'Months when an internship in {batch} can start',
  'internRegistration.startMonthOpen': 'The months you can choose depend on your batch',
  'internRegistration.duration_weeks': 'Weeks',
  'internRegistration.hours_a_week': 'Hours per week',
  'internRegistration.university': 'University',
  'internRegistration.universityHint':
    'Start typing its name. If it isn’t in the list, enter the full name.',
  'internRegistration.level': 'Highest level of education',
  'internRegistration.area': 'Area of study',
  'internRegistration.major': 'Subject',
  'internRegistration.graduation': 'Graduation',
  // Text fixed by seed 000 §8 for a choice that failed to save; the toast gives the reason.
  'internRegistration.batch.failed': 'Failed to save batch data',
  'internRegistration.batch.title': 'Your batch',
  'internRegistration.batch.text':
    'A batch is a group of interns who go through the programme together, on the same dates.',
  'internRegistration.batch.yours': 'You have a seat in {batch}.',
  'internRegistration.batch.kept':
    'You’ll keep your seat while you apply, even after registration closes.',
  'internRegistration.batch.open': 'Open batches',
  'internRegistration.batch.search': 'Search by university, partner or name',
  'internRegistration.batch.none': 'No open batches',
  'internRegistration.batch.noneText':
    'Check back soon, or ask your university or partner for a code.',
  'internRegistration.batch.choose': 'Choose',
  'internRegistration.batch.own': 'Matches your email address',
  'internRegistration.batch.closes': 'registration closes {time}',
  'internRegistration.batch.seats': '{count, plural, one {# seat left} other {# seats left}}',
  'internRegistration.batch.wishes': 'Tell us what you’re looking for first',
  'internRegistration.batch.wishesText':
    'Add your career fields, earliest start, number of weeks and university. We’ll keep your batch.',
  'internRegistration.batch.toWishes': 'Add details',
  'internRegistration.batch.chooseFirst': 'Choose a batch first',
  'internRegistration.batch.finish': 'Finish and open my application',
} as const satisfies Record<string, string>
