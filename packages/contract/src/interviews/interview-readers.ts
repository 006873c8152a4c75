/**
 * Endpoints with interview data: "Reschedule or confirm of an interview refreshes interviews, stage
 * and match tracker" (seed 001 §4).
 */
export const interviewReaders = [
  'listCandidatureInterviews',
  'listCandidatures',
  'getStage',
  'upcomingInterviews',
  'getInterview',
  'interviewTimes',
  'listCompanyInterviews',
  'getCreditBalance',
  'getInterviewCredit',
  'listCreditLedger',
  'internAvailable',
  'internOpenSlots',
  'countHiring',
  'getHiringUpdates',
  'getCandidatureIntern',
  'listInternInterviews',
  'listInternCandidatureInterviews',
  'internInterviewTimes',
  'listInternCandidatures',
  'getInternStage',
  'currentStage',
  'getMatch',
  'browseCandidates',
  'listHandover',
  'getConduct',
  'listCompanyNoShows',
  'listInternNoShows',
  'listCreditMonths',
] as const
/** The same, after a missed interview was reported or a report withdrawn. */
export const claimReaders = [...interviewReaders, 'listContested'] as const
