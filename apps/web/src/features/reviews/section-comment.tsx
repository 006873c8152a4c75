import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { Button } from '@fledge/ui/button.tsx'
import { IconMessagePlus } from '@fledge/ui/icons/message-plus.tsx'
import { useState } from 'react'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { CommentDraft } from './comment-draft.tsx'
import type { Review } from './review-name.ts'
import { useHasUnsavedComment } from './use-saved-draft.ts'
import styles from './reviews.module.css'

interface CommentProps {
  readonly review: Review
  readonly section: ApplicationSection
}

/** Reviewer comments on a section: sent ones, and the draft with autosave. */
export function SectionComment({ review, section }: CommentProps) {
  const comments = review.comments.filter((comment) => comment.section === section)
  const sent = comments.filter((comment) => comment.sent_at !== null)
  const draft = comments.find((comment) => comment.sent_at === null)
  const label = t('reviews.commentOn', { section: translateKey(`applications.section.${section}`) })
  const hasUnsaved = useHasUnsavedComment({ id: review.application_id, section })
  const [isOpened, setOpened] = useState(hasUnsaved)
  const mayComment = review.may.comment === true
  return (
    <>
      {sent.map((comment) => (
        <SentComment key={comment.comment_id} comment={comment} />
      ))}
      {review.changed ? (
        <Changes
          changed={review.changed.filter((change) => change.section === section)}
          isAsked={sent.length > 0}
        />
      ) : null}
      {mayComment ? (
        isOpened || draft ? (
          <CommentDraft id={review.application_id} section={section} body={draft?.body} />
        ) : (
          <Button
            tone="quiet"
            size="small"
            icon={<IconMessagePlus size={16} aria-hidden />}
            onClick={() => setOpened(true)}
            aria-label={label}
            data-note
          >
            {t('reviews.comment')}
          </Button>
        )
      ) : null}
    </>
  )
}

function SentComment({ comment }: { readonly comment: Review['comments'][number] }) {
  const now = useNow()
  const zone = useZone()
  return (
    <div className={styles['sent']}>
      {comment.body}
      <p className={styles['note']}>
        {t('reviews.sentComment', {
          when: formatTimeInSentence(comment.sent_at ?? comment.created_at, zone, now),
        })}{' '}
        · {comment.addressed_at ? t('reviews.mended') : t('reviews.notMended')}
      </p>
      {comment.note ? <p>{t('reviews.word', { note: comment.note })}</p> : null}
    </div>
  )
}

type Changed = NonNullable<Review['changed']>

/**
 * Changes to the section since changes were requested.
 * @param isAsked whether changes to this section were requested; then "unchanged" is shown too
 */
function Changes({ changed, isAsked }: { readonly changed: Changed; readonly isAsked: boolean }) {
  if (changed.length === 0)
    return isAsked ? <p className={styles['note']}>{t('reviews.changed.nothing')}</p> : null
  return (
    <section className={styles['changed']} aria-label={t('reviews.changed.title')}>
      <h3>{t('reviews.changed.title')}</h3>
      {changed.map(({ field, before, after }) => (
        <div key={field}>
          <b>{translateKey(field)}</b>
          <dl className={styles['both']}>
            <div>
              <dt>{t('reviews.changed.before')}</dt>
              <dd>{before || t('reviews.none')}</dd>
            </div>
            <div>
              <dt>{t('reviews.changed.after')}</dt>
              <dd>{after || t('reviews.none')}</dd>
            </div>
          </dl>
        </div>
      ))}
    </section>
  )
}
