import type { AgreementKind } from '@fledge/domain/lookups/types.ts'

export interface AgreementText {
  readonly kind: AgreementKind
  readonly version: number
  readonly title: string
  /** Paragraphs; one that starts with "# " is a heading. */
  readonly body: string
  readonly publishedAt: string
}

const publishedAt = '2026-05-01T00:00:00Z'

/** A text that someone may have accepted is never edited: it becomes the next version, and databases keep the one before. */
export const agreements: readonly AgreementText[] = [
  {
    kind: 'TERMS',
    version: 2,
    publishedAt,
    title: 'Terms of use',
    body: `# What Fledge does

Fledge brings interns and host companies together. We introduce you, check applications and companies, send reminders, and stay reachable during the internship. The internship itself is an agreement between the intern and the company.

# Your account

Give accurate information and keep it up to date. Each person may have one account. Your sign-in codes are for you only: never share them. You must be old enough to work in the country you live in.

# What you can expect from us

Every step has a deadline. Every outcome comes with a reason. Every suggestion explains why it was made. When the programme team decides something about you, a person has reviewed it, and you can ask for a second review.

# What we expect from you

Reply in time, even if the answer is no. Attend the interviews you agree to, or say early that you cannot. Treat people as you would like to be treated. Use contact details only for the internship.

# Offers

Accepting an offer is a commitment. If something prevents you from keeping it, tell the intern or company and us immediately. An offer expires if it is not answered by its deadline.

# Money

If a programme has a fee, we show you the price, the due date and the refund rules before you pay. Companies must never ask interns for money.

# Closing an account

You can close your account at any time in your settings. We can close an account that breaks these terms. We will tell you why, and you can object. Certificates stay valid unless you delete your account.

# Changes to these terms

When these terms change, we will show you the new text and ask you to accept it. Until then, the version you accepted applies.`,
  },
  {
    kind: 'PARTNER_TERMS',
    version: 2,
    publishedAt,
    title: 'Terms of partner programmes',
    body: `# Your seat

You take part through a university or another partner. The partner has agreed with us how many seats there are, when the programme runs and who pays for it.

# What your partner can see

Your partner can see whether you have applied, found a place and finished, and the dates of your internship. Your partner cannot see your diversity answers, identity documents, interviews or weekly feedback, unless you agree to share one of them.

# Academic credit

Your partner decides whether an internship counts towards your studies. Ask before you accept an offer.

# If the partner ends the programme

Internships that have been agreed will continue. You can move an open application to another batch, and we will help you with it.`,
  },
  {
    kind: 'COMPANY_CONDUCT',
    version: 2,
    publishedAt,
    title: 'Conduct policy for companies',
    body: `# Fair selection

Choose candidates by skills, interests and availability. Do not ask about family plans, health, religion, origin, age or sexual orientation, and do not base decisions on them.

# Respectful interviews

Keep to the agreed times. Tell candidates who will attend and how long the interview will take. Reply after every interview, with a reason. A task you set may take 2 hours at most, and you may not use its result in your business.

# A real internship

Give interns work they can learn from, a supervisor who meets them at least once a week, and written feedback. Keep to the hours in the offer. An intern does not replace an employee.

# Safety

Harassment, threats and discrimination are not allowed, in person or online. No one who raises a concern in good faith may be treated worse because of it. Report anything serious to the programme team within 2 days.

# Personal data

Use what you learn about candidates only to choose and host them. Delete your copies when you no longer need them.

# Consequences

The programme team looks into every concern and hears both sides. It can pause or close a company’s account.`,
  },
  {
    kind: 'INTERN_CONDUCT',
    version: 2,
    publishedAt,
    title: 'Conduct policy for interns',
    body: `# Reliability

Keep to agreed times, and say early if you cannot. Work the hours in your offer. Give your weekly feedback honestly and on time.

# Honest work

Give true information about yourself. Hand in your own work. If you used a tool or someone helped you, say so in the way your supervisor asks.

# Confidentiality

Keep what you learn about the company, its customers and its people confidential, even after the internship has ended.

# Respect

Harassment, threats and discrimination are not allowed, in person or online. If it happens to you or to someone around you, tell us: you decide what happens next.

# If there is a problem

Talk to your supervisor first if you can. We can help you to solve the problem, extend the internship, find another supervisor or end the internship well.`,
  },
  {
    kind: 'PRIVACY',
    version: 2,
    publishedAt,
    title: 'Privacy notice',
    body: `# What we keep

What you enter: your account, profile, application, files, times and feedback. What we record: messages we sent, decisions and their reasons, and sign-ins. We do not use advertising trackers.

# How we use it

We use it to run the programme: to match interns and companies, arrange interviews and offers, support internships, issue certificates and keep the service safe. Matching never uses your gender, origin, disability, age or any other protected characteristic.

# Who can see it

Companies can see the first name, the initial of the last name, picture, country and working profile of interns whose application is approved. They can see the full name once an interview is confirmed, and contact details once an offer is accepted. The programme team only sees diversity answers as totals of at least 5 people. Only the reviewer who checks an identity document can see it, and we record each time it is opened.

# How long we keep it

We keep your data as long as you have an account. After that, we only keep what the law requires.

# Your rights

In your settings, you can see, correct, download and delete your data. You can withdraw your consent, object to a use of your data, and complain to a data protection authority.`,
  },
]
