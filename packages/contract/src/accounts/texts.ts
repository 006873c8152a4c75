export const accountsTexts = {
  'accounts.reason.deactivate.FOUND_INTERNSHIP': 'I found an internship',
  'accounts.reason.deactivate.BREAK': 'I need a break',
  'accounts.reason.deactivate.MAILS': 'Too many emails',
  'accounts.reason.deactivate.PRIVACY': 'Privacy concerns',
  'accounts.reason.deactivate.NOT_USEFUL': 'Fledge didn’t help me',
  'accounts.reason.deactivate.OTHER': 'Another reason',
  'accounts.reason.ban.IDENTITY': 'Identity that isn’t theirs',
  'accounts.reason.ban.CONDUCT': 'Harassment or threats',
  'accounts.reason.ban.FRAUD': 'Fraud',
  'accounts.reason.ban.CONTENT': 'Offensive or illegal content',
  'accounts.reason.ban.RULES': 'Repeated breach of the terms',
  'accounts.appeal.missing': 'Explain why the ban should be lifted',
  'accounts.appeal.expired':
    'This link has expired or was already used. To get a new one, sign in with a code.',
  'accounts.refused.mergeInterns': 'Only accounts of interns can be merged.',
  'accounts.refused.mergeSame': 'Choose two different accounts.',
  'accounts.refused.merged': 'One of these accounts was already merged.',
  'accounts.refused.mergeBanned':
    'One of these people is banned, so the accounts stay separate. Ban the other one, too, or lift the ban first.',
  'accounts.refused.mergeBlocked':
    'The programme team deactivated one of these accounts. Reactivate it first.',
  'accounts.refused.mergeErasing': 'One of these accounts will be deleted. Its owner asked for it.',
  'accounts.refused.mergeKeptInactive':
    'The account to keep is not active. Keep the other one, or wait until its owner signs in.',
  'accounts.refused.mergeChanged':
    'One of these accounts has changed since you compared them. Compare them again.',
  'accounts.refused.notSuggested': 'These accounts are not marked as possible duplicates.',
  'accounts.refused.merge.INTERNSHIP':
    'The account to close has an internship that hasn’t ended. Keep this account, or end the internship first.',
  'accounts.refused.merge.OFFER':
    'The account to close has an accepted offer. Keep this account instead.',
  'accounts.refused.merge.PAYMENT':
    'The account to close has a payment that isn’t complete. Wait until it succeeds or fails.',
  'accounts.refused.merge.REFUND':
    'The account to close is owed a refund. Wait until it’s paid or declined.',
  'accounts.refused.merge.CONCERN':
    'The account to close has an open concern or request about an internship. Decide it first.',
  'accounts.refused.merge.DISPUTE':
    'The account to close has a reported or disputed missed interview. Wait until it’s decided.',
  'accounts.refused.merge.SUSPENSION':
    'The account to close can’t book interviews after missing several. Keep this account, or allow booking first.',
  'accounts.refused.merge.REPLY':
    'The account to close replied to a message. Answer the reply first.',
  'accounts.merged.note': 'Another account of the same intern stays open.',
  'accounts.refused.appeals': 'Too many attempts from this network. Try again in an hour.',
  'accounts.refused.banned': 'This person is already banned.',
  'accounts.refused.appealOpen': 'Decide their appeal instead.',
  'accounts.refused.noAppeal': 'There is no appeal to decide.',
  'refused.ownBan': 'You banned this person. A colleague decides their appeal.',
  'accounts.refused.team': 'Remove someone from the programme team on the team’s page.',
  'accounts.refused.notActive': 'This account is not active.',
  'accounts.refused.notBlocked':
    'The programme team didn’t deactivate this account. Its owner can reactivate it by signing in.',
  'accounts.refused.erasing': 'This account is scheduled for deletion.',
  'accounts.refused.appealFirst': 'Decide their appeal first.',
  'accounts.refused.theirInternship':
    'They have an internship that hasn’t ended. It has to end or be cancelled first.',
  'accounts.refused.teamData': 'Copies are made for interns and company members.',
  'accounts.refused.teamView': 'You can only view Fledge as an intern or a company member.',
  'accounts.refused.notErasing': 'This account isn’t scheduled for deletion.',
  'accounts.refused.ownerKeeps': 'Its owner can keep the account by signing in.',
  'accounts.refused.receivedLater': 'Enter a day that isn’t in the future',
  'accounts.refused.noInterviewer':
    'No colleague is free to take over one of their interviews. Ask the company to move it first.',
  'accounts.refused.exports':
    'You’ve downloaded your data several times in the last hour. Try again later.',
  'accounts.refused.internship':
    'Your internship at {company} runs until {ends_on}. End or cancel it first, then you can delete your account.',
  'accounts.refused.otherEmail': 'Enter the email address of this account',
  'accounts.export.readMe':
    'All the data Fledge keeps about you, as of {day} (UTC).\n\naccount.json: your account, agreements, devices, files, notes of the programme team about you, and when the team viewed Fledge as you\nprofile.json: your profile, including what only you and the programme team can see\napplications.json: your applications and the comments on them\ncompanies.json: your opportunities, interviews and offers\ninternships.json: your internships, weekly feedback, requests and certificates\npayments.json: your payments and refunds\nmessages.json: the emails and notifications we sent you\nhistory.json: each step, with its time\nfiles/: the files you uploaded\n\nTimes are in UTC. Companies’ own notes are not included.\n',
  'accounts.export.readMeMember':
    'All the data Fledge keeps about you, as of {day} (UTC).\n\naccount.json: your account, role, agreements, devices, calendars, files, notes of the programme team about you, and when the team viewed Fledge as you\nwork.json: your interviews, the feedback you gave and the internships you supervise\nmessages.json: the emails and notifications we sent you\nhistory.json: each step you took, with its time\nfiles/: the files you uploaded\n\nTimes are in UTC. Data that belongs to your company is not included.\n',
  'accounts.export.lost': 'We couldn’t find this file.\n',
  'accounts.erased.withKept': 'The account that this one was merged into was deleted.',
  'accounts.erased.first': 'Former',
  'accounts.erased.last': 'intern',
  'accounts.erased.member': 'colleague',
  'accounts.erased.certificate': 'Revoked because its holder deleted their account.',
  'mails.accounts.eraseAsked.subject': 'Your account will be deleted on {day}',
  'mails.accounts.eraseAsked.title': 'Your account will be deleted on {day}',
  'mails.accounts.eraseAsked.body':
    'We’ve signed you out everywhere, and companies can no longer see you. On that day we’ll permanently delete your profile, files and messages, without another email. To keep your account, sign in before then.',
  'mails.accounts.eraseAsked.action': 'Sign in and keep my account',
  'mails.accounts.leaveAsked.subject': 'Your account will be deleted on {day}',
  'mails.accounts.leaveAsked.title': 'Your account will be deleted on {day}',
  'mails.accounts.leaveAsked.body':
    'We’ve signed you out everywhere, and your colleagues will take over your interviews. On that day we’ll permanently delete your profile, files and messages, without another email. To keep your account, sign in before then.',
  'mails.accounts.leaveAsked.action': 'Sign in and keep my account',
  'mails.accounts.eraseRecorded.subject': 'Your account will be deleted on {day}',
  'mails.accounts.eraseRecorded.title': 'Your account will be deleted on {day}',
  'mails.accounts.eraseRecorded.body':
    'The programme team recorded your request to delete your account: {reason}. We’ve signed you out everywhere, and anything still in progress has ended. On that day we’ll permanently delete your profile, files and messages, without another email. To keep your account, sign in before then.',
  'mails.accounts.eraseRecorded.action': 'Sign in and keep my account',
  'mails.accounts.eraseFinal.subject': 'Your account will be deleted on {day}',
  'mails.accounts.eraseFinal.title': 'Your account will be deleted on {day}',
  'mails.accounts.eraseFinal.body':
    'The programme team recorded your request to delete your account: {reason}. On that day we’ll permanently delete your profile, files and messages, without another email. If you didn’t ask for this, contact the programme team before then.',
  'mails.accounts.eraseFinal.action': 'Open Fledge',
  'mails.accounts.eraseMerged.subject': 'Your account will be deleted on {day}',
  'mails.accounts.eraseMerged.title': 'Your account will be deleted on {day}',
  'mails.accounts.eraseMerged.body':
    'The programme team closed this account as a duplicate of another one, which has now been deleted. On that day we’ll permanently delete the profile, files and messages of this one, too, without another email. If the other account wasn’t yours, contact the programme team before then.',
  'mails.accounts.eraseMerged.action': 'Open Fledge',
  'mails.accounts.copyMade.subject': 'We made a copy of your data',
  'mails.accounts.copyMade.title': 'We made a copy of your data',
  'mails.accounts.copyMade.body':
    'Someone on the programme team downloaded a copy of the data we keep about you, to send it to you. Reason: {reason}. If you didn’t ask for this, contact the programme team.',
  'mails.accounts.copyMade.action': 'Open Fledge',
  'mails.accounts.viewed.subject': 'The programme team viewed Fledge as you',
  'mails.accounts.viewed.title': 'The programme team viewed Fledge as you',
  'mails.accounts.viewed.body':
    'On {when}, someone on the programme team started viewing Fledge as you, for up to 30 minutes. They can’t change anything, and can’t see identity documents or diversity answers. Reason: {reason}. If you have questions, contact the programme team.',
  'mails.accounts.viewed.action': 'Go to your settings',
  'mails.accounts.erasureCancelled.subject': 'Your account will not be deleted',
  'mails.accounts.erasureCancelled.title': 'Your account will not be deleted',
  'mails.accounts.erasureCancelled.body':
    'The programme team cancelled the deletion of your account and gave this reason: {reason}. Your account stays deactivated.',
  'mails.accounts.erasureCancelled.action': 'Open Fledge',
  'mails.accounts.deactivated.subject': 'We deactivated your Fledge account',
  'mails.accounts.deactivated.title': 'We deactivated your account',
  'mails.accounts.deactivated.body':
    'The programme team gave this reason: {reason}. You’re signed out everywhere and can’t sign in. What was open has ended, and an agreed internship continues. Contact the programme team if something is wrong.',
  'mails.accounts.deactivated.action': 'Open Fledge',
  'mails.accounts.merged.subject': 'We merged your two Fledge accounts',
  'mails.accounts.merged.title': 'We closed this account as a duplicate',
  'mails.accounts.merged.body':
    'You have two accounts, so the programme team closed this one and gave this reason: {reason}. Anything still in progress here has ended. Your other account stays open: sign in as {email}. If that isn’t your address, contact the programme team by {day}.',
  'mails.accounts.merged.action': 'Sign in',
  'mails.accounts.tookOver.subject': 'We merged your two Fledge accounts',
  'mails.accounts.tookOver.title': 'You keep this account',
  'mails.accounts.tookOver.body':
    'You have two accounts, so the programme team closed the one of {email} and gave this reason: {reason}. Nothing changes in this account. If the other one isn’t yours, contact the programme team by {day}.',
  'mails.accounts.tookOver.action': 'Go to settings',
  'mails.accounts.reactivated.subject': 'We reactivated your Fledge account',
  'mails.accounts.reactivated.title': 'You can sign in again',
  'mails.accounts.reactivated.body':
    'The programme team reactivated your account and gave this reason: {reason}. We can’t restore anything that ended when we deactivated it.',
  'mails.accounts.reactivated.action': 'Sign in',
  'mails.accounts.banned.subject': 'We closed your Fledge account',
  'mails.accounts.banned.title': 'We closed your account',
  'mails.accounts.banned.body':
    'The programme team banned you from Fledge. Reason: {reason}. {message} You’re signed out everywhere, and anything still in progress has ended. You can appeal until {by}. Someone who didn’t decide on the ban will review it.',
  'mails.accounts.banned.action': 'Appeal',
  'mails.accounts.appealLink.subject': 'Your new link to appeal',
  'mails.accounts.appealLink.title': 'Appeal against the ban of your account',
  'mails.accounts.appealLink.body':
    'You tried to sign in to an account that the programme team closed. You can appeal until {by}. Someone who didn’t decide on the ban will review it.',
  'mails.accounts.appealLink.action': 'Appeal',
  'mails.accounts.appealSent.subject': 'We received your appeal',
  'mails.accounts.appealSent.title': 'We received your appeal',
  'mails.accounts.appealSent.body':
    'Someone who didn’t decide on the ban will review it. We’ll email you the decision by {by}.',
  'mails.accounts.appealSent.action': 'Open Fledge',
  'mails.accounts.appealUpheld.subject': 'We decided on your appeal',
  'mails.accounts.appealUpheld.title': 'The ban of your account stays',
  'mails.accounts.appealUpheld.body':
    'The programme team reviewed your appeal and gave this reason: {reason}. You can’t appeal again.',
  'mails.accounts.appealUpheld.action': 'Open Fledge',
  'mails.accounts.banLifted.subject': 'We lifted the ban of your account',
  'mails.accounts.banLifted.title': 'You can sign in again',
  'mails.accounts.banLifted.body':
    'The programme team lifted the ban of your account and gave this reason: {reason}. We can’t restore anything that ended.',
  'mails.accounts.banLifted.action': 'Sign in',
  'mails.accounts.kept.subject': 'Your account will not be deleted',
  'mails.accounts.kept.title': 'Your account will not be deleted',
  'mails.accounts.kept.body':
    'You signed in before the deletion date, so we’ve kept your account. We can’t restore anything that ended when you asked us to delete it.',
  'mails.accounts.kept.action': 'Go to settings',
} as const
