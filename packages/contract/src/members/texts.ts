export const membersTexts = {
  'members.status.INVITED': 'Invited',
  'members.status.ACTIVE': 'Active',
  'members.status.DEACTIVATED': 'Deactivated',
  'members.status.REVOKED': 'Invitation revoked',
  'members.refused.blocked':
    'The programme team deactivated this account. Only they can reactivate it.',
  'members.refused.leaving':
    'This colleague has asked us to delete their account. They can still keep it by signing in.',
  'members.refused.remindedToday':
    'We’ve already reminded this colleague today. Try again tomorrow.',
  'members.refused.invitationExpired':
    'This invitation has expired. Ask your administrator to send a reminder.',
  'members.role.ADMIN': 'Administrator',
  'members.role.SUPERVISOR': 'Supervisor',
  'members.permission.BROWSE_CANDIDATE': 'Browse candidates',
  'members.permission.SHORTLIST_CANDIDATE': 'Shortlist candidates',
  'refused.planSupervisor': 'Only administrators and supervisors of this plan can do this.',
  'refused.interviewer': 'Only administrators and interviewers of this interview can do this.',
  'refused.supervisor': 'Only administrators and supervisors of this internship can do this.',
  // Quoted from seed 000 §5.
  'members.role.required': 'Please select a role',
  'members.role.customRequired': 'Please enter your role',
  'members.linkedin.required': 'Please enter your LinkedIn profile URL',
  'members.languages.required': 'Please select at least one language',
  'members.invite.none': 'Enter at least one email address.',
  'members.invite.noAddress': 'is not a full email address',
  'members.invite.twice': 'is listed twice',
  'members.invite.tooMany': 'is over the limit of 20 at a time',
  'members.invite.alreadyHere': 'is already a member',
  'members.invite.alreadyInvited': 'is already invited',
  'members.invite.elsewhere': 'already has another Fledge account',
  'mails.members.revoked.subject': '{company} revoked your invitation',
  'mails.members.revoked.title': 'Your invitation was revoked',
  'mails.members.revoked.body':
    'An administrator of {company} revoked your invitation, so its link no longer works. If you think this is a mistake, ask them for a new one.',
  'mails.members.revoked.action': 'Open Fledge',
  'mails.members.revoked.why':
    'You’re receiving this because {company} invited this address to Fledge. You don’t have an account.',
  'mails.members.invite.subject': '{who} invited you to {company} on Fledge',
  'mails.members.invite.title': 'Join {company} on Fledge',
  'mails.members.invite.body': '{who} invited you to join as {role}. The link is valid for 7 days.',
  'mails.members.invite.action': 'Accept invitation',
  'mails.members.invite.why':
    'You’re receiving this because {who} invited this address to {company} on Fledge. You’ll only have an account if you accept.',
  'mails.members.remind.subject': 'Reminder: join {company} on Fledge',
  'mails.members.remind.title': 'Join {company} on Fledge',
  'mails.members.remind.body':
    '{who} is waiting for you to accept the invitation. The link is valid for 7 days.',
  'mails.members.remind.action': 'Accept invitation',
  'mails.members.remind.why':
    'You’re receiving this because {who} invited this address to {company} on Fledge. You’ll only have an account if you accept.',
  'mails.members.invitationEnds.subject': 'Reminder: join {company} by {until}',
  'mails.members.invitationEnds.title': 'Your invitation to {company} expires soon',
  'mails.members.invitationEnds.body':
    'You were invited to join {company} on Fledge as {role}. The invitation expires on {until}. After that, an administrator of {company} can send you a new link.',
  'mails.members.invitationEnds.action': 'Accept invitation',
  'mails.members.invitationEnds.why':
    'You’re receiving this because {company} invited this address to Fledge. You’ll only have an account if you accept.',
  'mails.members.joined.subject': '{name} joined {company}',
  'mails.members.joined.title': '{name} accepted your invitation',
  'mails.members.joined.body': 'You can now work with {name} on Fledge.',
  'mails.members.joined.action': 'View your team',
  'mails.members.asked.subject': '{email} wants to join {company}',
  'mails.members.asked.title': 'A colleague is asking for an invitation',
  'mails.members.asked.body':
    '{email} would like to join {company} on Fledge. You can invite them in the settings, under Members.',
  'mails.members.asked.action': 'Invite colleague',
  'mails.members.deactivate.subject': '{company} deactivated your account',
  'mails.members.deactivate.title': 'Your account was deactivated',
  'mails.members.deactivate.body':
    'An administrator of {company} deactivated your account, so you can no longer sign in. They can reactivate it.',
  'mails.members.deactivate.action': 'Open Fledge',
  'members.role.all': 'all administrator permissions',
  'members.role.none': 'no browsing or shortlisting',
  'mails.members.changeRole.subject': 'Your role at {company} has changed',
  'mails.members.changeRole.title': 'Your new role: {role}',
  'mails.members.changeRole.body':
    'An administrator of {company} changed your role. Your permissions are now: {may}.',
  'mails.members.changeRole.action': 'Open Fledge',
  'members.refused.notAdministrator': 'This member is no longer an active administrator.',
  'members.refused.notSuccessor': 'Choose an active member who is not an administrator yet.',
  'mails.members.administratorNow.subject': 'You’re now an administrator of {company}',
  'mails.members.administratorNow.title': 'You’re now an administrator of {company}',
  'mails.members.administratorNow.body':
    'The programme team made you the administrator in place of {name}: you can now edit the company profile, manage members and plans, and send offers. Their reason: “{note}”',
  'mails.members.administratorNow.action': 'Open dashboard',
  'mails.members.administratorBefore.subject': 'You’re no longer an administrator of {company}',
  'mails.members.administratorBefore.title': '{name} is now the administrator of {company}',
  'mails.members.administratorBefore.body':
    'The programme team transferred your role as administrator to {name}. You stay in the company as a supervisor. Their reason: “{note}”',
  'mails.members.administratorBefore.action': 'Open dashboard',
  'mails.members.activate.subject': 'Your account at {company} is active again',
  'mails.members.activate.title': 'Welcome back',
  'mails.members.activate.body':
    'An administrator of {company} reactivated your account. You can sign in again.',
  'mails.members.activate.action': 'Sign in',
} as const
