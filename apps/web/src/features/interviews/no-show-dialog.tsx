import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Payload } from '../../platform/http/client.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { usePromisedDays } from '../../shared/use-promised-days.ts'
import { InterviewDialogButtons } from './dialog-buttons.tsx'
import styles from './interviews.module.css'

type NoShow = Payload<'noShows', 'listCompanyNoShows'>['no_shows'][number]

interface ExplainProps {
  readonly noShow: NoShow
  readonly isIntern: boolean
  readonly contests: boolean
  readonly onClose: () => void
}

/** Interns and companies use different endpoints. */
function useExplain({ noShow, isIntern, onClose }: ExplainProps, contest: boolean) {
  const options = {
    quiet: true,
    onDone: () => {
      showToast(t(contest ? 'interviewScreen.missed.contestDone' : 'interviewScreen.missed.done'))
      onClose()
    },
  }
  const [host, guest] = [
    useApiMutation('noShows', 'explainByCompany', options),
    useApiMutation('noShows', 'explainByIntern', options),
  ]
  const call = isIntern ? guest : host
  const send = (words: string) =>
    call.mutate({
      params: { id: noShow.no_show_id },
      body: {
        ...(words.trim() && words !== noShow.explanation ? { explanation: words } : {}),
        contest,
      },
    })
  const error =
    call.error instanceof ApiError
      ? (call.error.fields['explanation'] ?? call.error.description)
      : undefined
  return { send, error, isSending: call.isPending }
}

/** Explains a missed interview or disputes the report. */
export function ExplainDialog(props: ExplainProps) {
  const { noShow, contests, onClose } = props
  const [words, setWords] = useState(noShow.explanation ?? '')
  const [contest, setContest] = useState(contests)
  const { send, error, isSending } = useExplain(props, contest)
  const title = contests
    ? 'interviewScreen.missed.contestTitle'
    : 'interviewScreen.missed.explainTitle'
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(title, { other: noShow.other })}
      closeLabel={t('common.btn.close')}
      actions={
        <InterviewDialogButtons
          label={t(contest ? 'interviewScreen.missed.contestSend' : 'interviewScreen.missed.send')}
          busy={isSending}
          onSend={() => send(words)}
          onClose={onClose}
        />
      }
    >
      <Stack>
        <p className={styles['dim']}>{t('interviewScreen.missed.text')}</p>
        <Explanation noShow={noShow} value={words} error={error} onChange={setWords} />
        {noShow.may.contest === true && !contests ? (
          <DisputeCheckbox isChecked={contest} onChange={setContest} />
        ) : null}
      </Stack>
    </Dialog>
  )
}

interface DisputeCheckboxProps {
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

function DisputeCheckbox({ isChecked, onChange }: DisputeCheckboxProps) {
  const days = usePromisedDays('no_show')
  return (
    <Checkbox
      label={t('interviewScreen.missed.notSo')}
      hint={days === null ? undefined : t('interviewScreen.missed.notSoHint', { count: days })}
      checked={isChecked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

interface ExplanationProps {
  readonly noShow: NoShow
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (words: string) => void
}

/** Explanation, read-only after it was submitted. */
function Explanation({ noShow, value, error, onChange }: ExplanationProps) {
  return (
    <TextArea
      label={t('interviewScreen.missed.words')}
      rows={4}
      maxLength={1000}
      limit={1000}
      formatLength={(used) => t('common.charsLeft', { used, limit: 1000 })}
      value={value}
      error={error}
      disabled={noShow.explanation !== null}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
