export const accountsTexts = {
  'accounts.terms.title': 'Terms and conditions',
  'accounts.terms.partner': 'Terms and conditions for partner batches',
  'accounts.terms.partnerNote':
    'These hold for interns who come through a university or a partner. Where your partner has terms of its own, you see them before you accept.',
  'accounts.terms.version': 'Version {{version}}, published',
  'accounts.privacy.title': 'Privacy',
  'accounts.privacy.text': 'What we keep, who sees it, and how it goes away.',
  'accounts.privacy.see':
    'Companies see your first name, the initial of your last name, your country, education, skills and introduction once your application is approved. E-mail, phone and full name are shown once an offer is accepted.',
  'accounts.privacy.never':
    'Diversity answers and identity documents are never shown to companies. They take no part in matching.',
  'accounts.privacy.yours':
    'You can download everything we keep about you in your settings, and delete your account there.',
  'accounts.privacy.cookies':
    'We only use cookies that signing in needs. One keeps you signed in. One recognises this browser for 180 days, so that no one else can use your sign-in codes or block you from getting one. One lasts 10 minutes while you sign in with Google.',
  'accounts.settings.title': 'Settings',
  'accounts.settings.tabs': 'Parts of the settings',
  'accounts.tab.account': 'Account',
  'accounts.tab.mails': 'Emails',
  'accounts.tab.sessions': 'Devices',
  'accounts.tab.leave': 'Data and leaving',
  'accounts.own.title': 'Your account',
  'accounts.own.profile': 'Profile',
  'accounts.own.name': 'Name',
  'accounts.own.email': 'E-mail',
  'accounts.own.phone': 'Phone',
  'accounts.own.none': 'Not given',
  'accounts.own.verified': 'Verified',
  'accounts.own.verify': 'Verify',
  'accounts.zone.title': 'Time zone',
  'accounts.zone.label': 'Your times are shown in',
  'accounts.zone.now': '{{now}}. Your open interview times follow it.',
  'accounts.zone.saved': 'Your time zone is changed',
  'accounts.seen.title': 'Who sees your profile',
  'accounts.seen.public': 'Anybody with the link may see my public profile',
  'accounts.seen.publicHint': 'Without phone, e-mail and full name.',
  'accounts.seen.parts': 'What everybody may see',
  'accounts.seen.part.introduction': 'Introduction',
  'accounts.seen.part.education': 'Education',
  'accounts.seen.part.experience': 'Experience',
  'accounts.seen.part.portfolio': 'Portfolio',
  'accounts.seen.part.skills': 'Skills and projects',
  'accounts.seen.videos': 'Your videos are for companies only, always.',
  'accounts.seen.listed': 'Search engines may list it',
  'accounts.seen.look': 'Look at your public profile',
  'accounts.seen.hidden': 'Hide me from companies for now',
  'accounts.seen.hiddenHint':
    'You leave browse at once. Companies you already talk with still see you.',
  'accounts.seen.saved': 'Saved',
  'accounts.seen.privacy': 'What is kept and who sees it',
  'accounts.leave.title': 'Deactivate the account',
  'accounts.leave.text':
    'Companies no longer find you and you are signed out everywhere. Sign in again to come back.',
  'accounts.leave.act': 'Deactivate account',
  'accounts.leave.ask': 'Deactivate your account?',
  'accounts.leave.what':
    'Your open candidatures, interviews and offers end, and the companies are told. Internships go on. Nothing is deleted: sign in again to come back.',
  'accounts.leave.why': 'Why are you leaving',
  'accounts.leave.note': 'Anything else',
  'accounts.data.title': 'Your data',
  'accounts.data.text':
    'Download everything we keep about you as one archive: your profile, applications, candidatures, internships, payments and messages as readable files, and every file you uploaded.',
  'accounts.data.act': 'Download my data',
  'accounts.erase.title': 'Erase the account',
  'accounts.erase.text':
    'Your profile, files and messages go for good. Download your data first if you want to keep it.',
  'accounts.erase.act': 'Erase account',
  'accounts.erase.ask': 'Erase your account?',
  'accounts.erase.now':
    'At once: you are signed out everywhere, companies no longer see you, and your open candidatures, interviews and offers end.',
  'accounts.erase.then':
    'After 14 days: your name, contact, profile, answers, files and messages are gone, and your certificates are taken back. Until then, signing in keeps the account.',
  'accounts.erase.stays':
    'What stays, without you in it: dates and hours of internships, credits of companies, payments, and which terms were agreed to.',
  'accounts.erase.email': 'Type your e-mail to confirm',
  'accounts.closing.title': 'Your account will be deleted on {{day}}',
  'accounts.closing.text': 'You’re signed out everywhere. We’ve sent you this by email, too.',
  'accounts.closing.noneTitle': 'Account deletion',
  'accounts.closing.none':
    'If you asked us to delete your account, the email we sent you says when that happens.',
  'accounts.closing.next': 'What happens next',
  'accounts.closing.until':
    'Until {{day}}, you can keep your account: sign in with your email address.',
  'accounts.closing.untilAny': 'Until that day, you can keep your account by signing in.',
  'accounts.closing.after':
    'On that day we’ll permanently delete your data. After that we cannot restore it.',
  'accounts.closing.keep': 'Sign in and keep my account',
  'accounts.picture.title': 'Picture',
  'accounts.picture.label': 'New picture',
  'accounts.picture.drop': 'Drop an image here, or <b>choose one</b>',
  'accounts.picture.rule': 'jpg, jpeg, png or svg, 10 MB at most',
  'accounts.picture.remove': 'Remove the picture',
} as const satisfies Record<string, string>
