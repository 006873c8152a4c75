/** Texts of the three sign-in pages: address, code, emailed link and demo users. */
export const signInTexts = {
  'sessions.intern.title': 'Sign in or start your application',
  'sessions.intern.hint': 'If you have a university email address, use it here.',
  'sessions.intern.whole': 'Enter a full email address, like name@university.edu',
  'sessions.intern.small':
    'By continuing, you agree to the <terms>terms</terms> and confirm that you’ve read the <privacy>privacy notice</privacy>. If your university or partner gave you a link, open it first so that you join the right batch.',
  'sessions.company.title': 'Sign in or register a company',
  'sessions.company.hint': 'Use your work email so that we can find your company.',
  'sessions.company.whole': 'Enter a full email address, like name@company.com',
  'sessions.company.small':
    'By continuing, you agree to the <terms>terms</terms> and confirm that you’ve read the <privacy>privacy notice</privacy>.',
  'sessions.operator.title': 'Sign in to the console',
  'sessions.operator.hint': 'For the programme team.',
  'sessions.text': 'We’ll email you a code. You don’t need a password.',
  'sessions.email': 'Email address',
  'sessions.send': 'Send code',
  'sessions.emailFailed': 'Something went wrong while validating email',
  'sessions.otherSide':
    'This address belongs to a company account. <company>Sign in as a company</company>, or use another address.',
  'sessions.comeBack':
    'This account is deactivated. We’ve kept your profile and applications. Sign in to reactivate it.',
  'sessions.erasing':
    'This account will be deleted on {day}. Until then, you can keep it by signing in. After that we cannot restore it.',
  'sessions.erasingAction': 'Send code and keep my account',
  'sessions.comeBackAction': 'Send code and reactivate my account',
  'sessions.code.title': 'Enter the six-digit code',
  'sessions.code.longTitle': 'Enter the eight-digit code',
  'sessions.code.longText':
    'Someone entered many wrong codes for this address, so this code is longer. Your account is safe.',
  'sessions.code.longLabel': 'Eight-digit code',
  'sessions.code.sentTo': 'Sent to <b>{email}</b>',
  'sessions.code.batch':
    'Your email address qualifies you for <b>{batch}</b>. If you’re new, you can join it when you create your account.',
  'sessions.code.label': 'Six-digit code',
  'sessions.code.good': 'Expires at {time}. You can paste the code.',
  'sessions.code.over': 'This code has expired. Send a new one.',
  'sessions.code.action': 'Sign in',
  'sessions.code.newIn': 'New code in <b>{time}</b>',
  'sessions.code.again': 'Send new code',
  'sessions.code.sent': 'New code sent',
  'sessions.code.mailbox': 'Open the demo mailbox',
  'sessions.second.title': 'Enter your second code',
  'sessions.second.text':
    'Open your authenticator app and enter the code that it shows for Fledge.',
  'sessions.or': 'or',
  'sessions.google.action': 'Continue with Google',
  'sessions.google.off': 'Google sign-in isn’t available here. Use your email address.',
  'sessions.google.away':
    'Google isn’t responding at the moment. Try again, or use your email address.',
  'sessions.google.working': 'Signing you in with Google',
  'sessions.google.workingText': 'This takes a moment.',
  'sessions.google.cancelled': 'You didn’t choose a Google account, so nothing has changed.',
  'sessions.google.failed': 'You’re not signed in',
  'sessions.google.again': 'Try again with Google',
  'sessions.google.byMail': 'Use your email address',
  'sessions.google.links':
    'You already have an account with this email address. Enter the code once to confirm that it’s yours. After that, you can sign in with Google.',
  'sessions.link.title': 'Continue from your email',
  'sessions.link.text':
    'You opened a link from our email. We’ll send a code to the same address to sign you in.',
  'sessions.link.action': 'Send code',
  'sessions.link.other': 'Use another address',
  'sessions.demo.title': 'Sign in with a demo account',
  'sessions.demo.text': 'This is a demo. Choose someone to sign in as.',
  'sessions.demo.mails':
    'Emails appear in the <mailbox>mailbox</mailbox>. Demo accounts don’t exist in production.',
} as const satisfies Record<string, string>
