import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { IconMessagePlus } from '@fledge/ui/icons/message-plus.tsx'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { client } from '../../platform/http/client.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { invalidateEndpoints, showFailure } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import type { Review } from './review-name.ts'
import styles from './reviews.module.css'

const maxLength = 500
const autosaveDelayMs = 900

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
  const [open, setOpen] = useState(draft !== undefined)
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
        open ? (
          <Draft id={review.application_id} section={section} body={draft?.body} />
        ) : (
          <Button
            tone="quiet"
            size="small"
            icon={<IconMessagePlus size={16} aria-hidden />}
            onClick={() => setOpen(true)}
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

interface DraftProps {
  readonly id: string
  readonly section: ApplicationSection
  /** Undefined for a new one. */
  readonly body: string | undefined
}

function Draft(draft: DraftProps) {
  const zone = useZone()
  const { text, write, save, savedAt } = useSavedDraft(draft)
  return (
    <div className={styles['draft']}>
      <TextArea
        label={t('reviews.commentOn', {
          section: translateKey(`applications.section.${draft.section}`),
        })}
        hint={
          savedAt
            ? t('reviews.saved', { time: formatTime(savedAt, zone, 'time') })
            : t('reviews.commentHint')
        }
        rows={3}
        maxLength={maxLength}
        value={text}
        limit={maxLength}
        formatLength={(used) => t('reviews.left', { left: maxLength - used })}
        autoFocus={draft.body === undefined}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={leaveByEscape}
      />
    </div>
  )
}

/** Back to the section, where letters are shortcuts. */
function leaveByEscape({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === 'Escape') currentTarget.closest('section')?.focus({ preventScroll: true })
}

/** Does now what a timer would do later. */
function runNow(
  { current }: { readonly current: ReturnType<typeof setTimeout> | undefined },
  act: () => Promise<void>,
): void {
  if (current === undefined) return
  clearTimeout(current)
  void act()
}

/** Saves the draft when the user pauses typing or leaves the field. */
function useSavedDraft({ id, section, body = '' }: DraftProps) {
  const [text, setText] = useState(body)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(text)
  const save = async () => {
    waiting.current = undefined
    try {
      const { payload } = await client.reviews.saveComment({
        params: { id, section },
        body: { body: latest.current },
      })
      setSavedAt(payload.saved_at)
      await invalidateEndpoints(['getReview'])
    } catch (error) {
      showFailure(error)
    }
  }
  const write = (next: string) => {
    latest.current = next
    setText(next)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => void save(), autosaveDelayMs)
  }
  // Also sends text typed just before unmounting.
  useEffect(
    () => () => {
      if (waiting.current !== undefined) {
        clearTimeout(waiting.current)
        void client.reviews
          .saveComment({ params: { id, section }, body: { body: latest.current } })
          .catch(() => {})
      }
    },
    [id, section],
  )
  return { text, write, save: () => runNow(waiting, save), savedAt }
}
