import { data, defineEvents, defineTransitionEvents, type NoData } from '@fledge/kernel/events.ts'
import { companyMachine } from './machine.ts'

interface CompanyDecisionData {
  /** Name of the company. */
  readonly company: string
}

interface CompanyQuestionData extends CompanyDecisionData {
  readonly question_id: string
  /** By when the company replies. */
  readonly due_at: string
  readonly points: readonly string[]
}

export const companyEvents = {
  ...defineTransitionEvents(companyMachine, {
    admit: data<CompanyDecisionData>(),
    approve: data<CompanyDecisionData>(),
    reject: data<CompanyDecisionData>(),
    reopen: data<CompanyDecisionData>(),
    expel: data<CompanyDecisionData>(),
  }),
  ...defineEvents('company', {
    trust: data<NoData>(),
    distrust: data<NoData>(),
    /** The programme team requested information; the note has the points. */
    ask: data<CompanyQuestionData>(),
    /** Replied to by the company. */
    answer: data<{ readonly question_id: string }>(),
    /** Drawn at random by the server, to be looked at before a bulk approval. */
    sample: data<NoData>(),
    /** Looked at by the one whose sample it is in. */
    look: data<NoData>(),
  }),
}

/** What the programme team does on a company's page; the company never sees it. */
export const companyPageEvents = defineEvents('companyPage', {
  read: data<NoData>(),
  /** Sent to the review desk before anyone opened it. */
  fetch: data<NoData>(),
  /** What interns said about interviews with it. */
  readFeedback: data<NoData>(),
  addNote: data<NoData>(),
  assignManager: data<{ readonly from: string | null; readonly to: string | null }>(),
})
