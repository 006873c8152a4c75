import {
  maxPointLength,
  maxQuestionPoints,
  questionDueAt,
  toQuestionPoints,
} from '@fledge/domain/companies/company-questions.ts'
import { TextArea } from '@fledge/ui/fields.tsx'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatDayInSentence, useNow } from '../../platform/time/clock.ts'
import { useKeptText } from '../../shared/use-kept-text.ts'

interface AskCompanyDialogProps {
  readonly review: Pick<Payload<'companies', 'getCompanyForReview'>, 'name' | 'company_id'>
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onSend: (points: string[]) => void
}

/** Returns what has to be changed before the points can be sent, or null. */
function findPointsProblem(points: readonly string[]): string | null {
  if (points.length === 0) return t('companies.ask.missing')
  if (points.length > maxQuestionPoints)
    return t('companies.ask.tooMany', { max: maxQuestionPoints })
  return points.some((point) => point.length > maxPointLength)
    ? t('companies.ask.tooLong', { max: maxPointLength })
    : null
}

/** Requests information from a company in review, one point per line. */
export function AskCompanyDialog({ review, isBusy, onClose, onSend }: AskCompanyDialogProps) {
  const [text, setText] = useKeptText(`company-question/${review.company_id}`)
  const [zone, now] = [useZone(), useNow()]
  const points = toQuestionPoints(text)
  const problem = findPointsProblem(points)
  const send = () => problem === null && !isBusy && onSend([...points])
  return (
    <FormDialog
      title={t('companies.ask.title', { company: review.name })}
      action={t('companies.ask.action')}
      isBusy={isBusy}
      problem={problem}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onClose={onClose}
    >
      <p>
        {t('companies.ask.text', {
          day: formatDayInSentence(questionDueAt(now.toISOString()).toISOString(), zone, now),
        })}
      </p>
      <TextArea
        autoFocus
        label={t('companies.ask.points')}
        hint={t('companies.ask.pointsHint')}
        rows={5}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter begins the next point.
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
        }}
      />
    </FormDialog>
  )
}
