export const teamTexts = {
  'operatorRoles.REVIEWER': 'Reviewer',
  'operatorRoles.FINANCE': 'Finance',
  'operatorRoles.MANAGER': 'Manager',
  'operatorRoles.PARTNER': 'Partner',
  'team.factor.on': 'On',
  'team.factor.off': 'Not set up',
  'team.away': '{from} – {until}',
  'team.state.INVITED': 'Invited',
  'team.state.INVITATION_EXPIRED': 'Invitation expired',
  'team.state.ACTIVE': 'Active',
  'team.state.ABSENT': 'Away',
  'team.state.REMOVED': 'Removed',
  'team.refused.lastManager': 'This is the last manager. Make someone else a manager first.',
  'team.refused.partner':
    'Someone at a partner keeps this role. To change it, remove them and send a new invitation.',
  'team.refused.removed': 'This person was removed from the team.',
  'team.refused.alreadyHere': 'This person is already in the team.',
  'team.refused.alreadyInvited':
    'This person is already invited. You can send the invitation again.',
  'team.refused.elsewhere':
    'This address belongs to a company or an intern. Use another email address for the programme team.',
  'team.refused.notColleague': 'Choose an active colleague.',
  'team.problems.absenceOrder': 'The last day can’t be before the first one.',
  'team.problems.absenceLong': 'An absence can last a year at most.',
  'mails.team.invite.subject': '{name} invited you to the Fledge programme team',
  'mails.team.invite.title': 'Join the Fledge programme team',
  'mails.team.invite.body':
    '{name} invited you to join as {role}. Sign in with this email address by {until}: we’ll send you a code.',
  'mails.team.invite.action': 'Sign in',
  'mails.team.invite.why':
    'You’re receiving this because {name} invited this address to the Fledge programme team. You’ll only have an account if you sign in.',
  'mails.team.changeRole.subject': 'Your role in the programme team has changed',
  'mails.team.changeRole.title': 'Your new role: {role}',
  'mails.team.changeRole.body':
    '{name} changed your role in the programme team. The menu shows what you can open now.',
  'mails.team.changeRole.action': 'Open Fledge',
} as const
