// Written by build/texts.ts from every texts.ts; run `npm run texts -w @fledge/web` after adding one.
import type { applicationsTexts as T0 } from '@fledge/contract/applications/texts.ts'
import type { batchesTexts as T1 } from '@fledge/contract/batches/texts.ts'
import type { candidaturesTexts as T2 } from '@fledge/contract/candidatures/texts.ts'
import type { companiesTexts as T3 } from '@fledge/contract/companies/texts.ts'
import type { internshipsTexts as T4 } from '@fledge/contract/internships/texts.ts'
import type { interviewsTexts as T5 } from '@fledge/contract/interviews/texts.ts'
import type { membersTexts as T6 } from '@fledge/contract/members/texts.ts'
import type { offersTexts as T7 } from '@fledge/contract/offers/texts.ts'
import type { paymentsTexts as T8 } from '@fledge/contract/payments/texts.ts'
import type { plansTexts as T9 } from '@fledge/contract/plans/texts.ts'
import type { errorTexts as T10 } from '@fledge/contract/platform/errors.ts'
import type { sessionsTexts as T11 } from '@fledge/contract/sessions/texts.ts'
import type { weeklyFeedbackTexts as T12 } from '@fledge/contract/weekly-feedback/texts.ts'
import type { platformTexts as T13 } from './texts.ts'
import type { companyAreaTexts as T14 } from '../areas/company/texts.ts'
import type { internAreaTexts as T15 } from '../areas/intern/texts.ts'
import type { operatorAreaTexts as T16 } from '../areas/operator/texts.ts'
import type { publicAreaTexts as T17 } from '../areas/public/texts.ts'
import type { welcomeTexts as T18 } from '../features/welcome/texts.ts'

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
