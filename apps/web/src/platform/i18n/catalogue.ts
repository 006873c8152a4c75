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

export type Catalogue = typeof T0 &
  typeof T1 &
  typeof T2 &
  typeof T3 &
  typeof T4 &
  typeof T5 &
  typeof T6 &
  typeof T7 &
  typeof T8 &
  typeof T9 &
  typeof T10 &
  typeof T11 &
  typeof T12 &
  typeof T13 &
  typeof T14 &
  typeof T15 &
  typeof T16 &
  typeof T17 &
  typeof T18 &
  typeof T19 &
  typeof T20 &
  typeof T21 &
  typeof T22 &
  typeof T23 &
  typeof T24 &
  typeof T25 &
  typeof T26 &
  typeof T27 &
  typeof T28 &
  typeof T29 &
  typeof T30 &
  typeof T31 &
  typeof T32 &
  typeof T33 &
  typeof T34 &
  typeof T35 &
  typeof T36 &
  typeof T37 &
  typeof T38 &
  typeof T39 &
  typeof T40 &
  typeof T41 &
  typeof T42 &
  typeof T43 &
  typeof T44 &
  typeof T45 &
  typeof T46 &
  typeof T47 &
  typeof T48 &
  typeof T49 &
  typeof T50 &
  typeof T51 &
  typeof T52 &
  typeof T53 &
  typeof T54 &
  typeof T55 &
  typeof T56 &
  typeof T57 &
  typeof T58 &
  typeof T59 &
  typeof T60 &
  typeof T61 &
  typeof T62 &
  typeof T63 &
  typeof T64 &
  typeof T65 &
  typeof T66 &
  typeof T67 &
  typeof T68 &
  typeof T69 &
  typeof T70
