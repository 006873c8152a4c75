import { paths } from '@fledge/contract/paths.ts'
import type { ScreenParts } from './screen-parts.ts'

const p = paths.intern
const sidebar = { frame: 'sidebar' } as const
const header = { frame: 'header' } as const
const steps = { frame: 'steps' } as const
const bare = { frame: 'bare' } as const

/** What the intern's screens show to their demo person, by path. */
export const internScreens: Readonly<Record<string, ScreenParts>> = {
  [p.getStarted]: { heading: 'Sign in or start your application', parts: ['Email address'] },
  [p.choosePath]: {
    heading: 'How are you joining?',
    parts: ['Through my university or partner', 'On my own'],
  },
  [p.findBatch]: {
    heading: 'Find your batch',
    parts: ['Batch code', 'By university', 'Batches'],
  },
  [p.basicDetails]: {
    heading: 'Sign in or start your application',
    leadsTo: '/intern/get-started?redirectTo=%2Fintern%2Fsign-up%2Fbasic-details',
  },
  [p.enrolmentNotStarted]: { heading: 'Registration has not opened yet' },
  [p.campaignExpired]: { heading: 'This campaign has ended' },
  [p.noActiveProgram]: { heading: 'We couldn’t find this batch' },
  [p.programNotStarted]: { heading: 'The start date is not announced yet' },
  [p.registrationClosed]: { heading: 'Registration is closed' },
  [p.terms]: { heading: 'Terms and conditions', parts: ['Terms of use', 'Privacy notice'] },
  [p.termsPartner]: {
    heading: 'Terms and conditions for partner batches',
    parts: ['Terms of partner programmes', 'Terms of use'],
  },
  [p.dashboard]: {
    heading: /^Choose a time for your interview with /,
    parts: [
      'Interviews',
      'Internships that fit you',
      'Offers',
      'Matches',
      'Your profile',
      'Internship',
    ],
    ...sidebar,
  },
  [p.profile]: {
    heading: 'As companies see it',
    parts: ['Introduction', 'Education', 'Experience', 'Portfolio', 'Video answers', 'Skills'],
    ...sidebar,
  },
  [p.applications]: { heading: 'Applications', parts: ['Spring 2027'], ...sidebar },
  [p.tracker]: {
    heading: 'Placement tracker',
    parts: ['Interest', 'Interview', 'Offer', 'Hired'],
    ...sidebar,
  },
  [p.candidature]: {
    heading: 'Ostrava Robotics',
    parts: ['Interviews', 'About the internship', 'History', 'Withdraw'],
    ...sidebar,
  },
  [p.internships]: {
    heading: /^Product analytics intern/,
    parts: ['Weeks', 'Hours per week', 'Rating', 'Certificate'],
    ...sidebar,
  },
  [p.times]: {
    heading: 'Interview times',
    parts: ['Every week', 'Days with different hours'],
    ...sidebar,
  },
  [p.settings]: {
    heading: 'Settings',
    parts: ['Account', 'Calendar', 'Emails', 'Devices', 'Data and deletion', 'Time zone'],
    ...sidebar,
  },
  [p.checkpoints]: { heading: 'No feedback due', ...header },
  [p.checkpoint]: { heading: 'Weekly feedback: not found', ...header },
  [p.application]: {
    heading: /^Your application/,
    parts: ['Dates', 'Leave the batch', 'Your batch'],
    ...header,
  },
  [p.applicationPart]: { heading: /^Your application/, parts: ['Enrolment'], ...header },
  [p.applicationLanding]: {
    heading: 'Your application',
    parts: ['What’s in the application'],
    ...header,
  },
  [p.applicationFeedback]: {
    heading: 'What the reviewer asked you to change',
    parts: ['Changes requested', 'Resubmit application'],
    ...header,
  },
  [p.verifyWhatsapp]: {
    heading: 'Confirm your phone number',
    parts: ['Phone number', 'Send code by WhatsApp'],
    ...header,
  },
  [p.videoGetStarted]: {
    heading: 'Three short video answers',
    parts: ['Camera and microphone', 'Go to the questions'],
    ...header,
  },
  [p.videoAnswer]: { heading: 'Question 1 of 3', parts: ['Record here'], ...header },
  [p.videoWrap]: { heading: /^\d of 3 questions answered$/, ...header },
  [p.reviewOffer]: {
    heading: 'Energy data intern',
    parts: ['You’ll work with', 'When you accept', 'Accept offer', 'Decline'],
    ...header,
  },
  [p.termCondition]: {
    heading: 'Offer terms',
    parts: ['Terms of use', 'Conduct policy for interns'],
    ...header,
  },
  [p.declineOffer]: {
    heading: 'Decline the offer from Halden Energy?',
    parts: ['Decline offer', 'Not now'],
    ...header,
  },
  [p.requestReceived]: { heading: 'You haven’t replied to this offer yet', ...header },
  [p.personalInformation]: {
    heading: 'Personal information',
    parts: ['First name', 'Date of birth', 'Citizenship'],
    ...steps,
  },
  [p.careerField]: { heading: 'Career field', parts: ['Specialisations'], ...steps },
  [p.internshipPreference]: {
    heading: 'Internship preference',
    parts: ['Start month', 'Duration in weeks', 'First day', 'Interview times'],
    ...steps,
  },
  [p.additionalQuestions]: {
    heading: 'Additional questions',
    parts: ['What do you hope to gain from the internship?'],
    ...steps,
  },
  [p.diversityInformation]: {
    heading: 'Diversity information',
    parts: ['Gender', 'Racial or ethnic groups', 'Disabilities'],
    ...steps,
  },
  [p.resumeProfile]: {
    heading: 'Your résumé',
    parts: [
      'Upload your résumé',
      'Education',
      'Identity documents',
      'Experience',
      'Portfolio',
      'Introduction and goals',
    ],
    ...steps,
  },
  [p.videoProfile]: { heading: 'Video profile', parts: ['Record here'], ...steps },
  [p.reviewApplication]: {
    heading: 'Review your application',
    parts: ['Still missing', 'Personal information', 'Career field', 'Video profile'],
    ...steps,
  },
  [p.congratulations]: {
    heading: /^Choose a time for your interview with /,
    leadsTo: '/intern/dashboard',
  },
  [p.applicationSubmit]: {
    heading: 'Application submitted',
    parts: ['What happens next'],
    ...bare,
  },
  [p.applicationSuccess]: { heading: 'You’re not enrolled yet', ...bare },
  [p.offerSuccess]: { heading: 'This link is incomplete', ...bare },
  [p.checkout]: { heading: 'Pay for your place', ...bare },
}
