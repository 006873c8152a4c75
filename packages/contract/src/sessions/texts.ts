export const sessionsTexts = {
  'sessions.refused.tooManyCodes':
    'A code has just been sent. Wait a moment before you ask for another.',
  'sessions.refused.codesOfBrowser_one':
    'You’ve asked for {{limit}} codes for this address within an hour. Use the newest one, or try again in {{count}} minute.',
  'sessions.refused.codesOfBrowser_other':
    'You’ve asked for {{limit}} codes for this address within an hour. Use the newest one, or try again in {{count}} minutes.',
  'sessions.refused.codesOfNetwork_one':
    'Your network has asked for {{limit}} codes within an hour. Try again in {{count}} minute.',
  'sessions.refused.codesOfNetwork_other':
    'Your network has asked for {{limit}} codes within an hour. Try again in {{count}} minutes.',
  'sessions.refused.codesOfAddress_one':
    'This address has been sent {{limit}} codes within an hour. Use a code from your email in the browser where you asked for it, or try again in {{count}} minute.',
  'sessions.refused.codesOfAddress_other':
    'This address has been sent {{limit}} codes within an hour. Use a code from your email in the browser where you asked for it, or try again in {{count}} minutes.',
  'sessions.refused.otherBrowser':
    'This code was requested in another browser. Request a new one here.',
  'sessions.refused.tooManyTries': 'Too many wrong codes. Ask for a new one.',
  'sessions.refused.wrongCode_one': 'This code is not right. {{count}} try left.',
  'sessions.refused.wrongCode_other': 'This code is not right. {{count}} tries left.',
  'sessions.refused.deactivated':
    'This account is deactivated. An administrator of your company can bring it back.',
  'sessions.refused.linkExpired': 'This link has been used or has expired. Sign in to go on.',
  'sessions.refused.googleOff':
    'Signing in with Google is not offered here. Use your e-mail address.',
  'sessions.refused.googleAttempt':
    'This sign-in was not begun in this browser, or it is over. Begin again.',
  'sessions.refused.googleFailed':
    'Google did not confirm who you are. Begin again, or use your e-mail address.',
  'sessions.refused.googleAway':
    'Google does not answer at the moment. Try again, or use your e-mail address.',
  'sessions.refused.googleUnverified':
    'Google has not verified this e-mail address. Use a code sent to it instead.',
  'mails.sessions.code.subject': 'Your code is {{code}}',
  'mails.sessions.code.title': 'Your code is {{code}}',
  'mails.sessions.code.body':
    'Enter it on the page where you asked for it. It is good for {{minutes}} minutes and works once.',
  'mails.sessions.code.action': 'Open Fledge',
  'mails.sessions.code.why':
    'You’re receiving this because someone entered this address to sign in to Fledge. If that wasn’t you, ignore this email. Nobody can sign in without the code.',
} as const
