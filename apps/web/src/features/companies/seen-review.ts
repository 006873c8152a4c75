import type { Payload } from '../../platform/http/client.ts'

type Review = Payload<'companies', 'getCompanyForReview'>

/**
 * Returns what a decision is based on, which each request includes: one about a company that has changed
 * or replied since is refused.
 */
export function toSeen({ status, questions = [] }: Pick<Review, 'status' | 'questions'>) {
  const open = questions.filter((question) => question.is_open)
  const [reply] = open.flatMap((question) => question.answered_at ?? [])
  return {
    expected_status: status,
    ...(open.length > 0 ? { seen_reply_at: reply ?? null } : {}),
  }
}
