import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { ButtonLink, useNavigateTo } from '../../platform/router/link.tsx'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { RelativeTime } from '../../platform/time/relative-time.tsx'
import { useResponseDeadlineText } from './use-response-deadline-text.ts'
import styles from './applications.module.css'
import { ResolveCommentButton } from './resolve-comment-button.tsx'
import { getSectionPath } from './step-frame.tsx'

/**
 * Changes requested by the reviewer, section by section. The intern resolves each comment and
 * resubmits.
 */
export default function InternApplicationFeedbackScreen() {
  useTitle(t('applications.feedback.title'))
  const feedback = useApiQuery('reviews', 'listFeedback', { query: {} })
  const application = useApiQuery('applications', 'getApplication', {})
  const by = useResponseDeadlineText(application.data?.payload)
  return (
    <Stack narrow centred>
      <PageHeader
        title={t('applications.feedback.title')}
        text={[t('applications.feedback.text'), by].filter(Boolean).join(' ')}
        actions={<ResubmitButton may={application.data?.payload.may.resubmit} />}
      />
      <QueryResult of={feedback} name={t('applications.feedback.title')} empty={<NoComments />}>
        {(comments, count) => (
          <Card title={t('applications.feedback.list')} count={count} flush>
            <CardList>
              {comments.map((comment) => (
                <CommentRow key={comment.comment_id} comment={comment} />
              ))}
            </CardList>
          </Card>
        )}
      </QueryResult>
    </Stack>
  )
}

interface ResubmitButtonProps {
  readonly may: ApplicationView['may']['resubmit'] | undefined
}

function ResubmitButton({ may }: ResubmitButtonProps) {
  const go = useNavigateTo()
  const send = useApiMutation('applications', 'resubmitApplication', {
    onDone: () => void go(buildPath(paths.intern.applicationSubmit)),
  })
  return (
    <Button
      tone="primary"
      busy={send.isPending}
      disabledReason={may === undefined || may === true ? null : translateKey(may)}
      onClick={() => send.mutate({ body: {} })}
    >
      {t('applications.review.again')}
    </Button>
  )
}

function NoComments() {
  return (
    <EmptyState
      title={t('applications.feedback.none')}
      text={t('applications.feedback.noneText')}
      action={
        <ButtonLink to={buildPath(paths.intern.application)}>{t('applications.yours')}</ButtonLink>
      }
    />
  )
}

interface CommentRowProps {
  readonly comment: Payload<'reviews', 'listFeedback'>[number]
}

function CommentRow({ comment }: CommentRowProps) {
  return (
    <CardListItem
      end={
        comment.addressed_at ? (
          <span className={styles['done']}>
            <IconCheck size={16} aria-hidden />
            {t('applications.comment.done')}
          </span>
        ) : (
          <ResolveCommentButton comment={comment.comment_id} />
        )
      }
    >
      <p className={styles['name']}>{translateKey(`applications.section.${comment.section}`)}</p>
      <p>{comment.body}</p>
      <Meta>
        {comment.author} · <RelativeTime at={comment.sent_at ?? comment.created_at} />
      </Meta>
      <p className={styles['open']}>
        <ButtonLink size="small" to={getSectionPath(comment.section)}>
          {t('applications.feedback.open')}
        </ButtonLink>
      </p>
    </CardListItem>
  )
}
