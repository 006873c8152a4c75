import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { Button } from '@fledge/ui/button.tsx'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import { IconMessage } from '@fledge/ui/icons/message.tsx'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './applications.module.css'
import { ResolveCommentButton } from './resolve-comment-button.tsx'

/**
 * Open reviewer comments on this section, each with a button to resolve it. Renders nothing without
 * comments.
 */
export function SectionComments({ section }: { readonly section: ApplicationSection }) {
  const feedback = useApiQuery('reviews', 'listFeedback', { query: { section } })
  const address = useApiMutation('reviews', 'addressFeedback')
  return (
    <>
      {(feedback.data?.payload ?? []).map((comment) => (
        <div key={comment.comment_id} className={styles['comment']} role="note">
          <IconMessage size={18} aria-hidden />
          <p>{comment.body}</p>
          {comment.addressed_at ? (
            <span className={styles['done']}>
              <IconCheck size={16} aria-hidden />
              {t('applications.comment.done')}
              <Button
                size="small"
                tone="quiet"
                onClick={() =>
                  address.mutate({ body: { comment_id: comment.comment_id, is_addressed: false } })
                }
              >
                {t('common.btn.undo')}
              </Button>
            </span>
          ) : (
            <ResolveCommentButton comment={comment.comment_id} />
          )}
        </div>
      ))}
    </>
  )
}
