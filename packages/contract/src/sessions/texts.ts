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
  'sessions.refused.blocked':
    'The programme team deactivated this account and gave this reason: {reason}. Contact them if something is wrong.',
  'sessions.refused.merged':
    'We merged this account into your other one. Sign in with {email} instead. The reason was: {reason}. Contact the programme team if something is wrong.',
  'sessions.refused.banned':
    'The programme team closed this account and gave this reason: {reason}. We’ve emailed you a link to appeal, unless you’ve already appealed.',
  'sessions.refused.addressBanned':
    'The programme team closed an account with this address. You can’t register again.',
  'sessions.refused.notInTeam':
    'Your invitation has expired, or you were removed from the programme team. Ask a manager for a new one.',
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
  'mails.sessions.factorSetUp.subject': 'Two-step verification is on',
  'mails.sessions.factorSetUp.title': 'Two-step verification is on',
  'mails.sessions.factorSetUp.body':
    'From now on, you’ll enter a code from your authenticator app when you sign in. Keep your recovery codes where you’ll find them without your phone. If you didn’t set this up, contact the programme team immediately.',
  'mails.sessions.factorSetUp.action': 'Go to settings',
  'mails.sessions.factorTurnedOff.subject': 'Two-step verification is off',
  'mails.sessions.factorTurnedOff.title': 'Two-step verification is off',
  'mails.sessions.factorTurnedOff.body':
    'You’ll no longer be asked for a code from your authenticator app when you sign in. If you didn’t turn it off, set it up again now and contact the programme team.',
  'mails.sessions.factorTurnedOff.action': 'Go to settings',
  'mails.sessions.factorReset.subject': 'Your two-step verification was reset',
  'mails.sessions.factorReset.title': 'Your two-step verification was reset',
  'mails.sessions.factorReset.body':
    'The programme team turned it off and signed you out everywhere. Their reason: {reason}. Sign in and set it up again. If you didn’t ask for this, contact the programme team immediately.',
  'mails.sessions.factorReset.action': 'Sign in',
  'mails.sessions.recoveryCodeUsed.subject': 'A recovery code was used for your account',
  'mails.sessions.recoveryCodeUsed.title': 'A recovery code was used for your account',
  'mails.sessions.recoveryCodeUsed.body':
    'Recovery codes left: {count}. If you’ve lost your authenticator app, turn two-step verification off and set it up again. If you didn’t use the code, contact the programme team immediately.',
  'mails.sessions.recoveryCodeUsed.action': 'Go to settings',
  'mails.sessions.recoveryCodesRenewed.subject': 'You have new recovery codes',
  'mails.sessions.recoveryCodesRenewed.title': 'You have new recovery codes',
  'mails.sessions.recoveryCodesRenewed.body':
    'Your earlier recovery codes no longer work. If you didn’t create new ones, contact the programme team immediately.',
  'mails.sessions.recoveryCodesRenewed.action': 'Go to settings',
} as const
