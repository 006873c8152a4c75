const applicationActs = [
  'approveApplication',
  'requestChanges',
  'rejectApplication',
  'moveToBatch',
  'withdrawApplication',
  'approveCheckedApplication',
] as const
const companyActs = [
  'admitCompany',
  'approveCompany',
  'rejectCompany',
  'reopenCompany',
  'expelCompany',
  'approveCheckedCompany',
  'askCompany',
] as const
const offerActs = ['approveOffer', 'requestOfferRevision', 'rejectOffer'] as const
const reportActs = ['decideReport'] as const
const hidingActs = ['decideHiding', 'takeDownPlan'] as const
const replyActs = ['decideReply'] as const
const internshipActionActs = ['decideInternshipAction'] as const
const rescueActs = ['rescueInternship'] as const
const caseMessageActs = ['sendCaseMessage'] as const
const claimActs = ['decideClaim'] as const
const noShowActs = ['decideNoShow'] as const
const certificateActs = ['revokeCertificate'] as const
const duplicateActs = ['dismissDuplicate'] as const
const taskActs = ['passOnTask', 'handOverTasks'] as const
const placementActs = ['nudgeIntern', 'proposeMatch'] as const
const personActs = ['extendDeadline', 'correctLockedFields'] as const
const mailActs = ['resendMail'] as const
const accountActs = [
  'deactivatePerson',
  'reactivatePerson',
  'banPerson',
  'decideAppeal',
  'erasePerson',
  'keepPerson',
  'mergePerson',
] as const
const invitationActs = [
  'inviteCompany',
  'resendCompanyInvitation',
  'withdrawCompanyInvitation',
] as const
const messageActs = ['writeMessage', 'approveMessage'] as const
const creditActs = ['grantCredits', 'revokeCredits'] as const
const lookupActs = [
  'addLookup',
  'renameLookup',
  'activateLookup',
  'deactivateLookup',
  'mergeLookup',
] as const
const refundActs = ['refundPayment', 'approveRefund', 'declineRefund'] as const

/** Acts of the programme team that take effect only after the time in which they can be undone. */
export const pendingActNames = [
  ...applicationActs,
  ...companyActs,
  ...offerActs,
  ...reportActs,
  ...hidingActs,
  ...replyActs,
  ...internshipActionActs,
  ...rescueActs,
  ...caseMessageActs,
  ...claimActs,
  ...noShowActs,
  ...certificateActs,
  ...duplicateActs,
  ...taskActs,
  ...placementActs,
  ...creditActs,
  ...refundActs,
  ...messageActs,
  ...invitationActs,
  ...personActs,
  ...accountActs,
  ...lookupActs,
  ...mailActs,
] as const
export type PendingActName = (typeof pendingActNames)[number]

export const pendingActOutcomes = ['DONE', 'UNDONE', 'FAILED'] as const
export type PendingActOutcome = (typeof pendingActOutcomes)[number]

/** What such an act is about. */
export const pendingActKinds = [
  'APPLICATION',
  'COMPANY',
  'OFFER',
  'REPORT',
  'HIDING',
  'REPLY',
  'ACTION',
  'RESCUE',
  'CASE_MESSAGE',
  'CLAIM',
  'NO_SHOW',
  'CERTIFICATE',
  'DUPLICATE',
  'TASK',
  'PLACEMENT',
  'CREDIT',
  'REFUND',
  'MESSAGE',
  'INVITATION',
  'PERSON',
  'ACCOUNT',
  'LOOKUP',
  'MAIL',
] as const
export type PendingActKind = (typeof pendingActKinds)[number]

/** The acts about each kind. */
export interface PendingActsOf {
  readonly APPLICATION: (typeof applicationActs)[number]
  readonly COMPANY: (typeof companyActs)[number]
  readonly OFFER: (typeof offerActs)[number]
  readonly REPORT: (typeof reportActs)[number]
  /** About something hidden, or about a plan that is to be. */
  readonly HIDING: (typeof hidingActs)[number]
  /** About a reply to a message. */
  readonly REPLY: (typeof replyActs)[number]
  /** About a request or a concern about an internship. */
  readonly ACTION: (typeof internshipActionActs)[number]
  /** About the internship of a concern, which it does not decide. */
  readonly RESCUE: (typeof rescueActs)[number]
  /** About the thread of a concern, which waits for nothing. */
  readonly CASE_MESSAGE: (typeof caseMessageActs)[number]
  /** About an interview of which one side disputes that it was missed. */
  readonly CLAIM: (typeof claimActs)[number]
  /** About a recorded missed interview. */
  readonly NO_SHOW: (typeof noShowActs)[number]
  readonly CERTIFICATE: (typeof certificateActs)[number]
  /** About an intern who is no duplicate of another one. */
  readonly DUPLICATE: (typeof duplicateActs)[number]
  /** About a task, or about whose tasks are handed over. */
  readonly TASK: (typeof taskActs)[number]
  /** About the application of someone without a placement. */
  readonly PLACEMENT: (typeof placementActs)[number]
  /** About the credits of a company. */
  readonly CREDIT: (typeof creditActs)[number]
  /** About a payment that one person refunds, or about a refund that one proposed. */
  readonly REFUND: (typeof refundActs)[number]
  /** About a message, which is created when the act takes effect. */
  readonly MESSAGE: (typeof messageActs)[number]
  /** About an invitation of a company; inviting creates it when the act takes effect. */
  readonly INVITATION: (typeof invitationActs)[number]
  /** About the application, offer or interview of an intern: its deadline, or what is locked in it. */
  readonly PERSON: (typeof personActs)[number]
  /** About the account of an intern or of a member of a company. */
  readonly ACCOUNT: (typeof accountActs)[number]
  /** About an entry of a list that people choose from; adding creates it when the act takes effect. */
  readonly LOOKUP: (typeof lookupActs)[number]
  /** About someone who gets an email again. */
  readonly MAIL: (typeof mailActs)[number]
}
