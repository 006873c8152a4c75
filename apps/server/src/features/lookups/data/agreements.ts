import type { AgreementKind } from '@fledge/domain/lookups/words.ts'

export interface AgreementText {
  readonly kind: AgreementKind
  readonly version: number
  readonly title: string
  /** Paragraphs; one that starts with "# " is a heading. */
  readonly body: string
  readonly publishedAt: string
}

const publishedAt = '2026-05-01T00:00:00Z'

/** A text that somebody may have accepted is never edited: add a version. */
export const agreements: readonly AgreementText[] = [
  {
    kind: 'TERMS',
    version: 1,
    publishedAt,
    title: 'Terms of use',
    body: `# What this is

Fledge brings interns and host companies together. We introduce, we check, we remind, and we stay reachable while an internship runs. The internship itself is agreed between the intern and the company.

# Your account

Give true information and keep it up to date. One person has one account. Sign-in codes are yours alone: never pass one on. You must be old enough to work in the country you live in.

# What you can expect of us

Every wait has a date. Every end has a reason. Every suggestion says why it was made. What the programme team decides about you, a person has looked at, and you can ask for a second look.

# What we expect of you

Answer in time, also when the answer is no. Come to the interviews you agreed to, or say early that you cannot. Treat people as you want to be treated. Do not use contact details for anything but the internship.

# Offers

An accepted offer is a promise. If something happens that keeps you from it, tell the other side and us at once. An offer that is not answered by its date lapses.

# Money

Where a programme costs something, the price, the date it is due and what you get back on withdrawal are shown before you pay. Companies never ask interns for money.

# Ending

You can close your account at any time in the settings. We can close an account that breaks these terms; we say why, and you can object. Certificates that were issued stay valid.

# Changes

When these terms change, you see the new text and are asked again. Until then the version you accepted holds.`,
  },
  {
    kind: 'PARTNER_TERMS',
    version: 1,
    publishedAt,
    title: 'Terms of partner programmes',
    body: `# Your place

You take part through a university or another partner. The partner has agreed with us how many places there are, when the programme runs and who pays for it.

# What the partner learns

Your partner sees whether you have applied, been placed, and finished, and the dates of your internship. It does not see your answers on diversity, your identity documents, your interviews or your weekly feedback, unless you agree to it for one of them.

# Credit and rules of study

Whether an internship counts for your studies is for the partner to decide. Ask before you accept an offer.

# If the partner ends the programme

Internships that have been agreed go on. Open applications can move to another programme, and we help with it.`,
  },
  {
    kind: 'COMPANY_CONDUCT',
    version: 1,
    publishedAt,
    title: 'Conduct policy for companies',
    body: `# Fair choice

Choose by skills, interest and availability. Do not ask about family plans, health, religion, origin, age or orientation, and do not let them decide.

# Respectful interviews

Keep the agreed times. Tell candidates who will be there and how long it takes. Give an answer after every interview, with a reason. A task you set takes two hours at most, and its result is not used in your business.

# A real internship

Give an intern work to learn from, a supervisor who meets them at least once a week, and feedback in writing. Keep to the hours in the offer. An intern does not replace an employee.

# Safety

No harassment, no threats, no discrimination, in person or online. Whoever raises a concern in good faith has nothing to fear for it. Tell the programme team of anything serious within two days.

# Data

Use what you learn about candidates for choosing and hosting them only. Delete what you copied when it is no longer needed.

# Consequences

The programme team looks into every concern and hears both sides. It can pause or end a company's account.`,
  },
  {
    kind: 'INTERN_CONDUCT',
    version: 1,
    publishedAt,
    title: 'Conduct policy for interns',
    body: `# Reliability

Keep agreed times, and say early when you cannot. Work the hours of your offer. Give your weekly feedback honestly and on time.

# Honest work

What you say about yourself is true. Work you hand in is yours; where you used a tool or somebody's help, say so as your supervisor asks for it.

# Confidence

What you learn about the company, its customers and its people stays there, also when the internship is over.

# Respect

No harassment, no threats, no discrimination, in person or online. If it happens to you or near you, tell us: you choose what happens next.

# If it does not work

Talk with your supervisor first where you can. We help to mend it, to extend it, to find another supervisor, or to end it well.`,
  },
  {
    kind: 'PRIVACY',
    version: 1,
    publishedAt,
    title: 'Privacy notice',
    body: `# What we keep

What you type in: your account, profile, application, files, times and feedback. What arises: messages we sent, decisions and their reasons, sign-ins. We use no advertising trackers.

# What we use it for

To run the programme: to match, to arrange interviews and offers, to accompany internships, to issue certificates, and to keep the service safe. A match never uses your gender, origin, disability, age or any other protected fact.

# Who sees it

Companies see the first name, the initial of the last name, picture, country and working profile of interns whose application is approved; the full name once an interview is confirmed, and contact details once an offer is accepted. Answers on diversity are shown to the programme team only in sums of at least five people. Identity documents are seen only by the reviewer who checks them, and each look is recorded.

# How long

As long as you have an account, and afterwards only what the law asks for.

# Your rights

In the settings you can see, correct, download and delete your data. You can withdraw a consent, object to a use, and complain to a data protection authority.`,
  },
]
