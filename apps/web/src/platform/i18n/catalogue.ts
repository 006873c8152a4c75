// Written by build/texts.ts from every file of texts; run `node apps/web/build/texts.ts` after adding one.
import type { accountsTexts as T0 } from '@fledge/contract/accounts/texts.ts'
import type { agreementsTexts as T1 } from '@fledge/contract/agreements/texts.ts'
import type { applicationsTexts as T2 } from '@fledge/contract/applications/texts.ts'
import type { availabilityTexts as T3 } from '@fledge/contract/availability/texts.ts'
import type { batchesTexts as T4 } from '@fledge/contract/batches/texts.ts'
import type { calendarsTexts as T5 } from '@fledge/contract/calendars/texts.ts'
import type { candidaturesTexts as T6 } from '@fledge/contract/candidatures/texts.ts'
import type { certificatesTexts as T7 } from '@fledge/contract/certificates/texts.ts'
import type { companiesTexts as T8 } from '@fledge/contract/companies/texts.ts'
import type { contactsTexts as T9 } from '@fledge/contract/contacts/texts.ts'
import type { creditsTexts as T10 } from '@fledge/contract/credits/texts.ts'
import type { enrolmentTexts as T11 } from '@fledge/contract/enrolment/texts.ts'
import type { filesTexts as T12 } from '@fledge/contract/files/texts.ts'
import type { internRegistrationTexts as T13 } from '@fledge/contract/intern-registration/texts.ts'
import type { internshipsTexts as T14 } from '@fledge/contract/internships/texts.ts'
import type { interviewsTexts as T15 } from '@fledge/contract/interviews/texts.ts'
import type { lookupsTexts as T16 } from '@fledge/contract/lookups/texts.ts'
import type { matchingTexts as T17 } from '@fledge/contract/matching/texts.ts'
import type { membersTexts as T18 } from '@fledge/contract/members/texts.ts'
import type { noShowsTexts as T19 } from '@fledge/contract/no-shows/texts.ts'
import type { noticesTexts as T20 } from '@fledge/contract/notices/texts.ts'
import type { offersTexts as T21 } from '@fledge/contract/offers/texts.ts'
import type { overdueTexts as T22 } from '@fledge/contract/overdue/texts.ts'
import type { paymentsTexts as T23 } from '@fledge/contract/payments/texts.ts'
import type { plansTexts as T24 } from '@fledge/contract/plans/texts.ts'
import type { errorTexts as T25 } from '@fledge/contract/platform/errors.ts'
import type { brandTexts as T26 } from '@fledge/contract/platform/texts.ts'
import type { conflictTexts as T27 } from '@fledge/contract/platform/texts.ts'
import type { validationTexts as T28 } from '@fledge/contract/platform/texts.ts'
import type { profilesTexts as T29 } from '@fledge/contract/profiles/texts.ts'
import type { registrationTexts as T30 } from '@fledge/contract/registration/texts.ts'
import type { sessionsTexts as T31 } from '@fledge/contract/sessions/texts.ts'
import type { shortlistTexts as T32 } from '@fledge/contract/shortlist/texts.ts'
import type { sitemapHeadsTexts as T33 } from '@fledge/contract/sitemaps/texts.ts'
import type { spotFeedbackTexts as T34 } from '@fledge/contract/spot-feedback/texts.ts'
import type { weeklyFeedbackTexts as T35 } from '@fledge/contract/weekly-feedback/texts.ts'
import type { platformTexts as T36 } from './texts.ts'
import type { companyAreaTexts as T37 } from '../../areas/company/texts.ts'
import type { internAreaTexts as T38 } from '../../areas/intern/texts.ts'
import type { operatorAreaTexts as T39 } from '../../areas/operator/texts.ts'
import type { publicAreaTexts as T40 } from '../../areas/public/texts.ts'
import type { accountScreenTexts as T41 } from '../../features/accounts/texts.ts'
import type { agreementScreensTexts as T42 } from '../../features/agreements/texts.ts'
import type { applicationResumeTexts as T43 } from '../../features/applications/resume-texts.ts'
import type { applicationsScreenTexts as T44 } from '../../features/applications/texts.ts'
import type { applicationVideoTexts as T45 } from '../../features/applications/video-texts.ts'
import type { availabilityScreenTexts as T46 } from '../../features/availability/texts.ts'
import type { batchesScreenTexts as T47 } from '../../features/batches/texts.ts'
import type { operatorBatchesTexts as T48 } from '../../features/batches/texts.ts'
import type { browseTexts as T49 } from '../../features/browse/texts.ts'
import type { calendarsScreenTexts as T50 } from '../../features/calendars/texts.ts'
import type { candidatureScreenTexts as T51 } from '../../features/candidatures/texts.ts'
import type { companyScreensTexts as T52 } from '../../features/companies/texts.ts'
import type { dashboardTexts as T53 } from '../../features/dashboards/texts.ts'
import type { enrolmentScreenTexts as T54 } from '../../features/enrolment/texts.ts'
import type { internRegistrationScreenTexts as T55 } from '../../features/intern-registration/texts.ts'
import type { internshipsScreenTexts as T56 } from '../../features/internships/texts.ts'
import type { interviewScreenTexts as T57 } from '../../features/interviews/texts.ts'
import type { memberScreensTexts as T58 } from '../../features/members/texts.ts'
import type { noShowScreensTexts as T59 } from '../../features/no-shows/texts.ts'
import type { offersScreenTexts as T60 } from '../../features/offers/texts.ts'
import type { overdueScreenTexts as T61 } from '../../features/overdue/texts.ts'
import type { checkoutTexts as T62 } from '../../features/payments/texts.ts'
import type { planScreensTexts as T63 } from '../../features/plans/texts.ts'
import type { profilesScreenTexts as T64 } from '../../features/profiles/texts.ts'
import type { registrationScreenTexts as T65 } from '../../features/registration/texts.ts'
import type { reviewsTexts as T66 } from '../../features/reviews/texts.ts'
import type { signInTexts as T67 } from '../../features/sessions/texts.ts'
import type { sitemapTexts as T68 } from '../../features/sitemaps/texts.ts'
import type { weeklyFeedbackScreenTexts as T69 } from '../../features/weekly-feedback/texts.ts'
import type { welcomeTexts as T70 } from '../../features/welcome/texts.ts'

export type CatalogueKey =
  | keyof typeof T0
  | keyof typeof T1
  | keyof typeof T2
  | keyof typeof T3
  | keyof typeof T4
  | keyof typeof T5
  | keyof typeof T6
  | keyof typeof T7
  | keyof typeof T8
  | keyof typeof T9
  | keyof typeof T10
  | keyof typeof T11
  | keyof typeof T12
  | keyof typeof T13
  | keyof typeof T14
  | keyof typeof T15
  | keyof typeof T16
  | keyof typeof T17
  | keyof typeof T18
  | keyof typeof T19
  | keyof typeof T20
  | keyof typeof T21
  | keyof typeof T22
  | keyof typeof T23
  | keyof typeof T24
  | keyof typeof T25
  | keyof typeof T26
  | keyof typeof T27
  | keyof typeof T28
  | keyof typeof T29
  | keyof typeof T30
  | keyof typeof T31
  | keyof typeof T32
  | keyof typeof T33
  | keyof typeof T34
  | keyof typeof T35
  | keyof typeof T36
  | keyof typeof T37
  | keyof typeof T38
  | keyof typeof T39
  | keyof typeof T40
  | keyof typeof T41
  | keyof typeof T42
  | keyof typeof T43
  | keyof typeof T44
  | keyof typeof T45
  | keyof typeof T46
  | keyof typeof T47
  | keyof typeof T48
  | keyof typeof T49
  | keyof typeof T50
  | keyof typeof T51
  | keyof typeof T52
  | keyof typeof T53
  | keyof typeof T54
  | keyof typeof T55
  | keyof typeof T56
  | keyof typeof T57
  | keyof typeof T58
  | keyof typeof T59
  | keyof typeof T60
  | keyof typeof T61
  | keyof typeof T62
  | keyof typeof T63
  | keyof typeof T64
  | keyof typeof T65
  | keyof typeof T66
  | keyof typeof T67
  | keyof typeof T68
  | keyof typeof T69
  | keyof typeof T70
