/** What our open pages say of themselves to those who share them. */
export const sitemapHeadsTexts = {
  'heads.landing.title': 'Internships where everyone gets an answer',
  'heads.landing.text':
    'Remote internships with companies that answer: every wait has a date, every end a reason, every match its grounds.',
  'heads.welcome.title': 'Welcome',
  'heads.welcome.text': 'Choose your way: find an internship, or host an intern.',
  'heads.partner.text': 'Apply for internships with {{name}}.',
  'heads.sitemaps.title': 'Site map',
  'heads.sitemaps.text': 'Every company that hosts interns here.',
  'heads.privacy.title': 'Privacy',
  'heads.privacy.text':
    'What we keep of you, for how long, and how to take it along or have it erased.',
  'heads.internProfile.title': '{{name}}, intern',
  'heads.internProfile.text': '{{name}} looks for a remote internship.',
  'heads.internProfile.textField': '{{name}} looks for a remote internship in {{field}}.',
  'heads.company.title': 'Internships at {{company}}',
  'heads.company.text': '{{company}} hosts interns. Read how they work and what is open.',
  'heads.company.textPlace':
    '{{company}} in {{place}} hosts interns. Read how they work and what is open.',
  'heads.host.title': 'Host an intern',
  'heads.host.text':
    'Find interns who fit, agree a time in one step, and have an answer by a date.',
  'heads.intern.title': 'Find an internship',
  'heads.intern.text': 'Apply once, and hear from companies that fit you, with their reasons.',
} as const
