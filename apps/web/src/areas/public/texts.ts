export const publicAreaTexts = {
  'public.nav.how': 'How it works',
  'public.nav.companies': 'Companies',
  'public.nav.signIn': 'Sign in',
  'public.foot.terms': 'Terms',
  'public.foot.privacy': 'Privacy',
  'public.foot.sitemap': 'Site map',
  'public.foot.language': 'English (US)',
  'public.foot.owner': '© {{year}} Fledge',
  'public.signIn.hosting': 'Hosting interns?',
  'public.signIn.asCompany': 'Sign in as a company',
  'public.signIn.looking': 'Looking for an internship?',
  'public.signIn.asIntern': 'Sign in as an intern',
} as const satisfies Record<string, string>
