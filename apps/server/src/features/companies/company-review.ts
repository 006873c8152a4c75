import { getCompanyWaitKind } from '@fledge/domain/companies/types.ts'
import { isReplyAwaited } from '@fledge/domain/companies/company-questions.ts'
import { companyCan, type CompanyFacts } from '@fledge/domain/companies/can.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { findPendingAct, refuseWhilePending } from '../pending-acts/public.ts'
import { denyWhileTaken, findDeskOwner, getTakeOverDecision } from '../waits/public.ts'
import { readSample } from './companies-to-approve.ts'
import { toCompanyProfileView } from './views.ts'
import { isWebsiteOfDomain } from './website-domain.ts'
import {
  companyHistory,
  operatorFacts,
  type OperatorMemberRow,
  operatorMembers,
  sameDomainCompanies,
} from './queries/operator.queries.ts'
import { companyNotes } from './queries/company-page.queries.ts'
import { type CompanyQuestionRow, questionsOfCompany } from './queries/questions.queries.ts'
import { companyForOperator } from './queries/companies.queries.ts'

export const toPictureUrl = (id: string | null) => (id ? `/backend/files/${id}` : null)

const withPictureUrl = (member: OperatorMemberRow) => ({
  ...member,
  picture_url: toPictureUrl(member.picture_file_id),
})

const isAsked = (questions: readonly CompanyQuestionRow[], now: Date) =>
  questions.some((question) => question.is_open && isReplyAwaited(question, now))

/** What the reader may do with the company now. */
const getActions = (
  actor: Operator,
  row: CompanyFacts,
  owner: Awaited<ReturnType<typeof findDeskOwner>>,
  isQuestionOpen: boolean,
) =>
  toActionMap({
    ...denyWhileTaken(actor, owner, {
      ...companyCan.open(actor, row),
      ask: companyCan.ask(actor, { ...row, isAsked: isQuestionOpen }),
    }),
    takeOver: getTakeOverDecision(actor, owner),
    trust: companyCan.trust(actor, row),
    note: companyCan.addNote(actor),
  })

/**
 * Returns a company for the programme team, with the decisions available now.
 * @throws NOT_FOUND
 */
export async function loadCompanyReview(db: Db, actor: Operator, id: string) {
  const row = await db.one(companyForOperator, { company_id: id })
  const facts = await db.one(operatorFacts, { company_id: id })
  if (!row || !facts) notFound()
  const members = await db.many(operatorMembers, { company_id: id })
  const pending = await findPendingAct(db, { kind: 'COMPANY', id })
  const { companies: sample } = await readSample(db, actor)
  const questions = await db.many(questionsOfCompany, { company_id: id })
  const kind = getCompanyWaitKind(row.status)
  const owner = kind ? await findDeskOwner(db, actor, { kind, id }) : null
  const actions = getActions(actor, row, owner, isAsked(questions, db.now))
  const { plans, candidatures, interviews, internships, ...rest } = facts
  return {
    ...rest,
    profile: toCompanyProfileView(row),
    company_id: row.company_id,
    name: row.name,
    status: row.status,
    is_free_address: facts.email_domain === null,
    is_website_of_domain: isWebsiteOfDomain(row.website, facts.email_domain),
    same_domain: await db.many(sameDomainCompanies, { company_id: id }),
    completed_onboarding: members.some((member) => member.is_first && member.onboarded),
    members: members.map(withPictureUrl),
    counts: { plans, candidatures, interviews, internships },
    history: await db.many(companyHistory, { subject_id: id }),
    questions,
    notes: await db.many(companyNotes, { company_id: id }),
    is_in_sample: sample.some((sampled) => sampled.company_id === id && !sampled.is_seen),
    owner,
    pending,
    may: pending ? refuseWhilePending(actions) : actions,
  }
}
