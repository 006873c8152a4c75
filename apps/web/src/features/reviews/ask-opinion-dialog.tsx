import type { Colleague } from '@fledge/contract/waits/schema.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useState } from 'react'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getReviewName, type Review } from './review-name.ts'

interface AskOpinionDialogProps {
  readonly review: Review
  readonly onClose: () => void
}

function useQuestion({ review, onClose }: AskOpinionDialogProps) {
  const [colleague, setColleague] = useState<string | null>(null)
  const [question, setQuestion] = useState('')
  const ask = useApiMutation('reviews', 'askOpinion', {
    onDone: () => {
      showToast(t('opinion.sent'))
      onClose()
    },
    onOvertaken: onClose,
  })
  const missing = question.trim() ? null : t('opinion.questionMissing')
  const problem = colleague ? missing : t('opinion.chooseColleague')
  const send = () => {
    if (problem !== null || !colleague) return
    const params = { id: review.application_id }
    ask.mutate({ params, body: { colleague_id: colleague, question } })
  }
  return { colleague, setColleague, question, setQuestion, problem, send, isBusy: ask.isPending }
}

/** Asks a colleague for a second opinion, with a question. */
export function AskOpinionDialog(props: AskOpinionDialogProps) {
  const form = useQuestion(props)
  return (
    <FormDialog
      title={t('opinion.askTitle', { name: getReviewName(props.review) })}
      action={t('opinion.send')}
      isBusy={form.isBusy}
      problem={form.problem}
      onSubmit={(event) => {
        event.preventDefault()
        form.send()
      }}
      onClose={props.onClose}
    >
      <p>
        {t('opinion.askText')} {t('opinion.privacy')}
      </p>
      <SelectField
        label={t('opinion.colleague')}
        options={useColleagues()}
        value={form.colleague}
        nothingFound={t('common.nothingFound')}
        onChange={form.setColleague}
      />
      <NoteField
        label={t('opinion.question')}
        isNeeded
        value={form.question}
        onChange={form.setQuestion}
      />
    </FormDialog>
  )
}

/** The other reviewers, those who are away last. */
function useColleagues() {
  const { user_id: own } = useUser()
  const colleagues = useApiQuery('waits', 'listColleagues', {}, { staleTime: 0 })
  return (colleagues.data?.payload ?? [])
    .filter(({ is_active: isActive, user_id: id }) => isActive && id !== own)
    .toSorted((a, b) => Number(a.absent_until !== null) - Number(b.absent_until !== null))
    .map((colleague) => ({ value: colleague.user_id, label: formatColleague(colleague) }))
}

const formatColleague = ({ name, absent_until: until, waits: count }: Colleague) =>
  until === null
    ? t('opinion.colleagueCount', { name, count })
    : t('opinion.colleagueAbsent', { name, until: formatDate(until) })
