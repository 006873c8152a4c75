/** Link previews and search results of public pages. */
export const sitemapHeadsTexts = {
  'heads.landing.title': 'Internships where everyone gets an answer',
  'heads.landing.text':
    'Remote internships with companies that answer: every wait has a date, every outcome has a reason, and every match is explained.',
  'heads.welcome.title': 'Welcome',
  'heads.welcome.text': 'Find an internship or host an intern.',
  'heads.partner.text': 'Apply for internships with {name}.',
  'heads.sitemaps.title': 'Site map',
  'heads.sitemaps.text': 'All companies that host interns on Fledge.',
  'heads.status.title': 'Status',
  'heads.status.text':
    'How signing in, pages, changes and emails work now and worked in the last 30 days.',
  'heads.privacy.title': 'Privacy',
  'heads.privacy.text': 'What we keep about you, for how long, and how to download or delete it.',
  'heads.internProfile.title': '{name}, intern',
  'heads.internProfile.text': '{name} is looking for a remote internship.',
  'heads.internProfile.textField': '{name} is looking for a remote internship in {field}.',
  'heads.company.title': 'Internships at {company}',
  'heads.company.text':
    '{company} hosts interns. Read about how they work and which internships are open.',
  'heads.company.textPlace':
    '{company} in {place} hosts interns. Read about how they work and which internships are open.',
  'heads.host.title': 'Host an intern',
  'heads.host.text':
    'Find interns who match your plans, agree on an interview time and get a reply by a set date.',
  'heads.intern.title': 'Find an internship',
  'heads.intern.text':
    'Apply once and hear from companies that match your interests, with the reasons for each match.',
} as const
