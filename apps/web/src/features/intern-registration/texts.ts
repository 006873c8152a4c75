export const internRegistrationScreenTexts = {
  'internRegistration.path.title': 'How are you joining?',
  'internRegistration.path.text': 'Both ways lead to the same application and the same companies.',
  'internRegistration.path.batch.title': 'Through my university or partner',
  'internRegistration.path.batch.text':
    'They gave you a code or a link. Their batch has its own dates, and often the place is paid.',
  'internRegistration.path.batch.action': 'Find my batch',
  'internRegistration.path.own.title': 'On my own',
  'internRegistration.path.own.text':
    'Register first and choose an open batch at the end of sign-up.',
  'internRegistration.path.own.action': 'Go on by myself',
  'internRegistration.next': 'What comes next',
  'internRegistration.title': 'About you',
  'internRegistration.text':
    'This makes your account. Companies see your first name and the initial of the last until you meet.',
  'internRegistration.firstName': 'First name',
  'internRegistration.lastName': 'Last name',
  'internRegistration.phone': 'Phone number',
  'internRegistration.phoneHint':
    'With its country code, like +234 803 000 0000. Seen by a company only after you accept its offer.',
  'internRegistration.birthDate': 'Date of birth',
  'internRegistration.birthDateHint': 'You need to be 16 or older. Companies never see it.',
  'internRegistration.country': 'Country you live in',
  'internRegistration.timeZone': 'Time zone',
  'internRegistration.nothingFound': 'Nothing found',
  'internRegistration.terms':
    'I accept the <terms>terms</terms> and have read the <privacy>privacy notice</privacy>.',
  'internRegistration.action': 'Create my account',
  'internRegistration.coming.title': 'Your batch',
  'internRegistration.coming.batch': 'With your account you get a seat in <b>{{batch}}</b>.',
  'internRegistration.coming.another': 'Choose another later',
  'internRegistration.coming.closedTitle': 'The batch you came for',
  'internRegistration.coming.closed': '<b>{{batch}}</b> takes nobody now.',
  'internRegistration.coming.full':
    'Every seat is taken. You choose another batch at the end of sign-up.',
  'internRegistration.coming.over':
    'Its registration is not open. You choose another batch at the end of sign-up.',
  'internRegistration.coming.see': 'See this batch',
  'internRegistration.coming.own': 'Your address belongs to <b>{{batch}}</b>.',
  'internRegistration.coming.take': 'Take this batch',
  'internRegistration.congratulations.title': 'Welcome, {{name}}',
  'internRegistration.congratulations.text':
    'Your account is ready. Two short steps, then your application opens.',
  'internRegistration.congratulations.batch':
    'Your account is ready, and you have a seat in {{batch}}. Two short steps, then your application opens.',
  'internRegistration.congratulations.personalization':
    'Say what you would like to do, when and for how long.',
  'internRegistration.congratulations.batchStep': 'Choose your batch.',
  'internRegistration.congratulations.seatStep': 'See your batch once more.',
  'internRegistration.congratulations.application':
    'Then the application: eight sections, each saved by itself.',
  'internRegistration.congratulations.action': 'Go on',
  'internRegistration.personalization.title': 'What are you looking for?',
  'internRegistration.personalization.text': 'You can change all of this in your application.',
  'internRegistration.personalization.action': 'Save and go on',
  'internRegistration.careerFields': 'Career fields',
  'internRegistration.careerFieldsHint': 'Up to five, the most wished for first',
  'internRegistration.batchGone':
    'The batch you came for takes nobody now. You choose another one at the end.',
  'internRegistration.goals': 'What you would like to get out of it',
  'internRegistration.heardFrom': 'How you heard of us',
  'internRegistration.startMonth': 'Earliest start',
  'internRegistration.month': 'Month',
  'internRegistration.year': 'Year',
  'internRegistration.startMonthHint': 'The months in which an internship in {{batch}} can start',
  'internRegistration.startMonthOpen': 'Your batch decides which months are possible',
  'internRegistration.duration_weeks': 'Weeks',
  'internRegistration.hours_a_week': 'Hours a week',
  'internRegistration.university': 'University',
  'internRegistration.universityHint':
    'Type its name. If it is not in the list, what you typed is taken.',
  'internRegistration.level': 'Highest level of education',
  'internRegistration.area': 'Area of study',
  'internRegistration.major': 'Subject',
  'internRegistration.graduation': 'Graduation',
  // The seeds' words for a choice that was not kept, seed 000 §8; the snackbar says why.
  'internRegistration.batch.failed': 'Failed to save batch data',
  'internRegistration.batch.title': 'Your batch',
  'internRegistration.batch.text':
    'A batch is a group that goes through the programme together, with its own dates.',
  'internRegistration.batch.yours': 'You have a seat in {{batch}}.',
  'internRegistration.batch.kept':
    'Complete your sign-up within 48 hours to keep your seat. It then stays yours while you apply, also after registration has closed.',
  'internRegistration.batch.open': 'Open batches',
  'internRegistration.batch.search': 'Search by university, partner or name',
  'internRegistration.batch.none': 'No batch is open now',
  'internRegistration.batch.noneText':
    'Come back soon, or ask your university or partner for a code.',
  'internRegistration.batch.choose': 'Choose',
  'internRegistration.batch.own': 'Belongs to your address',
  'internRegistration.batch.closes': 'registration open until {{time}}',
  'internRegistration.batch.seats_one': '{{count}} seat left',
  'internRegistration.batch.seats_other': '{{count}} seats left',
  'internRegistration.batch.wishes': 'Say what you are looking for first',
  'internRegistration.batch.wishesText':
    'Fields, start, weeks and university are still missing. Your batch stays chosen.',
  'internRegistration.batch.toWishes': 'Say what I am looking for',
  'internRegistration.batch.chooseFirst': 'Choose a batch first',
  'internRegistration.batch.finish': 'Finish and open my application',
} as const satisfies Record<string, string>
