export const accountsTexts = {
  'accounts.reason.deactivate.FOUND_INTERNSHIP': 'I found an internship',
  'accounts.reason.deactivate.BREAK': 'I need a break',
  'accounts.reason.deactivate.MAILS': 'Too many mails',
  'accounts.reason.deactivate.PRIVACY': 'Privacy',
  'accounts.reason.deactivate.NOT_USEFUL': 'The platform did not help me',
  'accounts.reason.deactivate.OTHER': 'Another reason',
  'accounts.refused.exports':
    'You have downloaded your data several times within the hour. Try again a little later.',
  'accounts.refused.internship':
    'Your internship at {{company}} runs until {{ends_on}}. End or cancel it first; then the account can be erased.',
  'accounts.refused.otherEmail': 'This is not the e-mail of this account',
  'accounts.export.readMe':
    'Everything Fledge keeps about you, as of {{day}} (UTC).\n\naccount.json: your account, agreements, devices, files\nprofile.json: your profile, with what only you and the programme team see\napplications.json: your applications and the comments on them\ncompanies.json: your candidatures, interviews and offers\ninternships.json: your internships, weekly answers, requests, certificates\npayments.json: what you paid and what came back\nmessages.json: what we told you\nhistory.json: each step, with its time\nfiles/: the files you uploaded\n\nTimes are in UTC. What companies wrote for themselves is not part of it.\n',
  'accounts.export.readMeMember':
    'Everything Fledge keeps about you, as of {{day}} (UTC).\n\naccount.json: your account, role, agreements, devices, calendars, files\nwork.json: your interviews, the feedback you gave, the internships you supervise\nmessages.json: what we told you\nhistory.json: each step you took, with its time\nfiles/: the files you uploaded\n\nTimes are in UTC. What belongs to your company is not part of it.\n',
  'accounts.export.lost': 'This file could not be found.\n',
  'accounts.erased.first': 'Former',
  'accounts.erased.last': 'intern',
  'accounts.erased.member': 'colleague',
  'accounts.erased.certificate': 'Taken back at the wish of its holder, whose account is erased.',
  'mails.accounts.eraseAsked.subject': 'Your account is erased on {{day}}',
  'mails.accounts.eraseAsked.title': 'Your account is erased on {{day}}',
  'mails.accounts.eraseAsked.body':
    'You are signed out everywhere and companies no longer see you. On that day your profile, files and messages go for good, without another mail. If you change your mind, sign in before: the account is then kept.',
  'mails.accounts.eraseAsked.action': 'Sign in and keep it',
  'mails.accounts.leaveAsked.subject': 'Your account will be deleted on {{day}}',
  'mails.accounts.leaveAsked.title': 'Your account will be deleted on {{day}}',
  'mails.accounts.leaveAsked.body':
    'You are signed out everywhere, and your colleagues take over your interviews. On that day we’ll permanently delete your profile, files and messages, without another email. To keep your account, sign in before then.',
  'mails.accounts.leaveAsked.action': 'Sign in and keep my account',
  'mails.accounts.kept.subject': 'Your account is kept',
  'mails.accounts.kept.title': 'Your account is kept',
  'mails.accounts.kept.body':
    'You signed in before the day, so nothing is erased. What had ended stays ended.',
  'mails.accounts.kept.action': 'Go to your settings',
} as const
