/** The three sign-in pages: address, code, mailed link, demo people. */
export const signInTexts = {
  'sessions.intern.title': 'Sign in or start your application',
  'sessions.intern.hint': 'Use the address that your university knows, if you have one.',
  'sessions.intern.whole': 'Please enter a whole address, such as name@university.edu',
  'sessions.intern.small':
    'By going on you agree to the <terms>terms</terms> and have read the <privacy>privacy notice</privacy>. If your university or partner gave you a link, open that first; it brings you to the right batch.',
  'sessions.company.title': 'Sign in or register a company',
  'sessions.company.hint':
    'Use your work address. It tells us whether your company is here already.',
  'sessions.company.whole': 'Please enter a whole address, such as name@company.com',
  'sessions.company.small':
    'By going on you agree to the <terms>terms</terms> and have read the <privacy>privacy notice</privacy>.',
  'sessions.operator.title': 'Sign in to the console',
  'sessions.operator.hint': 'For the programme team.',
  'sessions.text': 'We’ll email you a code. You don’t need a password.',
  'sessions.email': 'E-mail address',
  'sessions.send': 'Send the code',
  'sessions.emailFailed': 'Something went wrong while validating email',
  'sessions.otherSide':
    'This address belongs to a company account. <company>Sign in as a company</company>, or use another address.',
  'sessions.comeBack':
    'This account is closed. Signing in reopens it with your profile and applications. If you asked us to delete it, signing in also stops the deletion.',
  'sessions.erasing':
    'This account will be deleted on {{day}}. Until then, you can keep it by signing in. After that we cannot restore it.',
  'sessions.erasingAction': 'Send the code and keep my account',
  'sessions.comeBackAction': 'Send the code and reopen my account',
  'sessions.code.title': 'Enter the six-digit code',
  'sessions.code.longTitle': 'Enter the eight-digit code',
  'sessions.code.longText':
    'Someone entered many wrong codes for this address, so this code is longer. Your account is safe.',
  'sessions.code.longLabel': 'Eight-digit code',
  'sessions.code.sentTo': 'Sent to <b>{{email}}</b>',
  'sessions.code.batch':
    'Your address belongs to <b>{{batch}}</b>. Who is new here is offered it with the account.',
  'sessions.code.label': 'Six-digit code',
  'sessions.code.good': 'Good until {{time}}. You can paste it.',
  'sessions.code.over': 'This code has expired. Send a new one.',
  'sessions.code.action': 'Sign in',
  'sessions.code.newIn': 'New code in <b>{{time}}</b>',
  'sessions.code.again': 'Send a new code',
  'sessions.code.sent': 'A new code is on its way',
  'sessions.code.mailbox': 'Open the demo mailbox',
  'sessions.or': 'or',
  'sessions.google.action': 'Continue with Google',
  'sessions.google.off': 'Signing in with Google is not offered here. Use your e-mail address.',
  'sessions.google.away':
    'Google does not answer at the moment. Try again, or use your e-mail address.',
  'sessions.google.working': 'Signing you in with Google',
  'sessions.google.workingText': 'This takes a moment.',
  'sessions.google.cancelled':
    'You came back from Google without choosing an account. Nothing was changed.',
  'sessions.google.failed': 'You are not signed in',
  'sessions.google.again': 'Begin again with Google',
  'sessions.google.byMail': 'Use your e-mail address',
  'sessions.google.links':
    'This address has an account here. The code confirms that it is yours, once; after that Google is enough.',
  'sessions.link.title': 'Go on from your mail',
  'sessions.link.text':
    'You opened a link from our email. We’ll send a code to the same address to sign you in.',
  'sessions.link.action': 'Send the code and go on',
  'sessions.link.other': 'Use another address',
  'sessions.demo.title': 'Sign in as a demo person',
  'sessions.demo.text': 'A demo world runs here. One press is enough.',
  'sessions.demo.mails':
    'Mails land in the <mailbox>mailbox</mailbox>. None of this exists in production.',
} as const satisfies Record<string, string>
