import { paths } from '@fledge/contract/paths.ts'
import {
  getQuestionState,
  maxQuestionAnswerLength as limit,
} from '@fledge/domain/companies/company-questions.ts'
import { isDueSoon } from '@fledge/domain/response-deadlines.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { keepFocus } from '@fledge/ui/return-focus.ts'
import { useDraftState } from '../../platform/forms/draft-state.ts'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useUser, useZone } from '../../platform/shell/session.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { formatDayInSentence, formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import styles from './dashboard.module.css'

type Question = NonNullable<Payload<'companies', 'getCompanyUser'>['question']>

/** What the programme team needs to decide on the company, and the reply. */
export function TeamQuestion({ question }: { readonly question: Question }) {
  return (
    <Card title={t('dashboards.question.title')} level={1}>
      <Stack tight>
        <ReplyState question={question} />
        <ul className={styles['points']} dir="auto">
          {question.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {question.answer === null ? (
          <Reply question={question} />
        ) : (
          <p className={styles['reply']} dir="auto">
            {question.answer}
          </p>
        )}
      </Stack>
    </Card>
  )
}

/** By when the reply is due, or when it was sent. */
function ReplyState({ question }: { readonly question: Question }) {
  const [zone, now] = [useZone(), useNow()]
  const { due_at: due, answered_at: answeredAt } = question
  const day = formatDayInSentence(due, zone, now)
  if (answeredAt !== null)
    return (
      <p>
        <b>
          {t('dashboards.question.answered', {
            when: formatTimeInSentence(answeredAt, zone, now),
          })}
        </b>{' '}
        {t('dashboards.question.answeredText')}
      </p>
    )
  return getQuestionState(question, now) === 'OVERDUE' ? (
    <Meta due>{t('dashboards.question.overdue', { day })}</Meta>
  ) : (
    <Meta due={isDueSoon(due, now)}>{t('dashboards.question.due', { day })}</Meta>
  )
}

const isEmpty = (text: string) => text.trim() === ''

/** The reply that is being written; it survives a reload. */
function useReply({ question_id: id }: Question) {
  const [text, setText, deleteDraft] = useDraftState<string>(`company-question:${id}`, '', isEmpty)
  const send = useApiMutation('companies', 'answerQuestion', {
    onDone: () => {
      keepFocus()
      showToast(t('dashboards.question.sent'))
      void deleteDraft()
    },
  })
  return {
    text,
    setText,
    isBusy: send.isPending,
    send: () => {
      if (!isEmpty(text)) send.mutate({ body: { question_id: id, answer: text } })
    },
  }
}

function Reply({ question }: { readonly question: Question }) {
  const isAdmin = useUser().role === 'ADMIN'
  const { text, setText, isBusy, send } = useReply(question)
  if (!isAdmin) return <Meta>{t('dashboards.question.onlyAdmins')}</Meta>
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Stack tight>
        <TextArea
          label={t('dashboards.question.reply')}
          rows={4}
          limit={limit}
          maxLength={limit}
          formatLength={(used) => t('common.charsLeft', { used, limit })}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Meta>{t('dashboards.question.profile')}</Meta>
        <Group>
          <Button
            type="submit"
            tone="accent"
            busy={isBusy}
            disabledReason={isEmpty(text) ? t('companies.answer.missing') : null}
          >
            {t('dashboards.question.send')}
          </Button>
          <ButtonLink to={paths.company.profile}>{t('dashboards.question.edit')}</ButtonLink>
        </Group>
      </Stack>
    </form>
  )
}
