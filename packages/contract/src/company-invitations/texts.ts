export const companyInvitationsTexts = {
  'companyInvitations.file.encoding': 'Save the file as UTF-8, and choose it again.',
  'companyInvitations.file.quote': 'A quotation mark in the file isn’t closed.',
  'companyInvitations.file.columns':
    'The first line must name the columns: company, first name, last name and email. Website is optional.',
  'companyInvitations.file.empty': 'The file has no rows below its first line.',
  'companyInvitations.file.tooMany': 'A file can have at most 500 rows. Split it.',
  'companyInvitations.file.tooLong': 'The file is too long. Split it, or leave out other columns.',
  'companyInvitations.refused.name': 'Company name missing or too long',
  'companyInvitations.refused.website': 'Website isn’t a web address',
  'companyInvitations.refused.first_name': 'First name missing or too long',
  'companyInvitations.refused.last_name': 'Last name missing or too long',
  'companyInvitations.refused.email': 'Not a full email address',
  'companyInvitations.refused.freeAddress': 'Free email address',
  'companyInvitations.refused.account': 'This address has an account',
  'companyInvitations.refused.banned': 'This address is banned',
  'companyInvitations.refused.known': 'This company is registered',
  'companyInvitations.refused.invited': 'Already invited',
  'companyInvitations.refused.twice': 'Another row invites this company',
  'mails.companyInvitations.invite.subject': 'Register {company} on Fledge',
  'mails.companyInvitations.invite.title': 'Host interns at {company}',
  'mails.companyInvitations.invite.body':
    'Hello {name}, the programme team invites {company} to find and hire interns on Fledge. We’ve filled in what we know, so registering takes a few minutes. The link is valid for 7 days. After that, you can still register with this email address.',
  'mails.companyInvitations.invite.action': 'Register {company}',
  'mails.companyInvitations.invite.why':
    'You’re receiving this because the programme team has this address as the contact of {company}. You don’t have an account. If you don’t register, we delete your details after 180 days.',
} as const
