export const accountsTexts = {
  'accounts.terms.title': 'Terms and conditions',
  'accounts.terms.partner': 'Terms and conditions for partner batches',
  'accounts.terms.partnerNote': 'These hold for interns who come through a university or a partner. Where your partner has terms of its own, you see them before you accept.',
  'accounts.terms.version': 'Version {{version}}, published',
  'accounts.privacy.title': 'Privacy',
  'accounts.privacy.text': 'What we keep, who sees it, and how it goes away.',
  'accounts.privacy.see': 'Companies see your first name, the initial of your last name, your country, education, skills and introduction once your application is approved. E-mail, phone and full name are shown once an offer is accepted.',
  'accounts.privacy.never': 'Diversity answers and identity documents are never shown to companies. They take no part in matching.',
  'accounts.privacy.yours': 'You can download everything we keep about you in your settings, and deactivate your account there.',
  'accounts.privacy.cookies': 'One cookie keeps you signed in. There is no other.',
} as const satisfies Record<string, string>
