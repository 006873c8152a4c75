import { companyCan } from '@fledge/domain/companies/can.ts'
import { isReplyAwaited } from '@fledge/domain/companies/company-questions.ts'
import { formatDayInSentence, useNow } from '../platform/time/clock.ts'
import { useApiQuery } from '../platform/query/query.ts'
import { useSession, useZone } from '../platform/shell/session.ts'
import { t } from '../platform/i18n/use-texts.ts'

/**
 * Returns the review deadline of a company in review, as a day and as a sentence; null if no review
 * is pending, or until loaded. While the programme team waits for a reply, when that is due.
 */
export function useReviewDeadline(): { readonly day: string; readonly sentence: string } | null {
  const now = useNow()
  const zone = useZone()
  const status = useSession()?.company?.account_status
  const company = useApiQuery(
    'companies',
    'getCompanyUser',
    {},
    { enabled: status !== undefined && companyCan.waitsForReview(status) },
  )
  const question = company.data?.payload.question
  if (question && isReplyAwaited(question, now)) {
    const day = formatDayInSentence(question.due_at, zone, now)
    return { day, sentence: t('platform.review.asked', { day }) }
  }
  const by = company.data?.payload.answer_by
  if (!by) return null
  const day = formatDayInSentence(by, zone, now)
  return {
    day,
    sentence:
      Date.parse(by) < now.getTime()
        ? t('platform.review.late', { day })
        : t('platform.review.by', { day }),
  }
}
