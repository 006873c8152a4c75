export const sessionsTexts = {
  'sessions.refused.tooManyCodes':
    'We’ve just sent you a code. Wait a moment before you request another one.',
  'sessions.refused.codesOfBrowser':
    '{count, plural, one {You’ve requested {limit} codes for this address within an hour. Use the newest one, or try again in # minute.} other {You’ve requested {limit} codes for this address within an hour. Use the newest one, or try again in # minutes.}}',
  'sessions.refused.codesOfNetwork':
    '{count, plural, one {Your network has requested {limit} codes within an hour. Try again in # minute.} other {Your network has requested {limit} codes within an hour. Try again in # minutes.}}',
  'sessions.refused.codesOfAddress':
    '{count, plural, one {We’ve sent {limit} codes to this address within an hour. Use one of them in the browser where you requested it, or try again in # minute.} other {We’ve sent {limit} codes to this address within an hour. Use one of them in the browser where you requested it, or try again in # minutes.}}',
  'sessions.refused.otherBrowser':
    'This code was requested in another browser. Request a new one here.',
  'sessions.refused.tooManyTries': 'Too many incorrect codes. Request a new one.',
  'sessions.refused.wrongCode':
    '{count, plural, one {The code is incorrect. You have # attempt left.} other {The code is incorrect. You have # attempts left.}}',
  'sessions.refused.deactivated':
    'This account is deactivated. An administrator of your company can reactivate it.',
  'sessions.refused.linkExpired':
    'This link has expired or has already been used. Sign in to continue.',
  'sessions.refused.googleOff': 'Google sign-in isn’t available here. Use your email address.',
  'sessions.refused.googleAttempt':
    'This sign-in was started in another browser or has expired. Start again.',
  'sessions.refused.googleFailed':
    'Google couldn’t confirm your identity. Start again, or use your email address.',
  'sessions.refused.googleAway':
    'Google isn’t responding at the moment. Try again, or use your email address.',
  'sessions.refused.googleUnverified':
    'Google hasn’t verified this email address. Sign in with a code instead.',
  'mails.sessions.code.subject': 'Your sign-in code is {code}',
  'mails.sessions.code.title': 'Your sign-in code is {code}',
  'mails.sessions.code.body':
    'Enter this code on the sign-in page. It expires in {minutes} minutes and can be used once.',
  'mails.sessions.code.action': 'Open Fledge',
  'mails.sessions.code.why':
    'You’re receiving this because someone entered this address to sign in to Fledge. If that wasn’t you, ignore this email. No one can sign in without the code.',
} as const
