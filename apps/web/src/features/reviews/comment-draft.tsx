import { maxCommentLength } from '@fledge/domain/reviews/types.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { TextArea } from '@fledge/ui/fields.tsx'
import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useZone } from '../../platform/shell/session.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { type CannedChoice, CannedCommentPicker } from './canned-comment-picker.tsx'
import { insertText } from './insert-text.ts'
import { type DraftProps, useSavedDraft } from './use-saved-draft.ts'
import styles from './reviews.module.css'

/** Back to the section, where letters are shortcuts. */
function leaveByEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Escape') currentTarget.closest('section')?.focus({ preventScroll: true })
}

/** Inserts a canned comment at the cursor of the field, which has the focus afterwards. */
function useInsert({ text, write }: Pick<ReturnType<typeof useSavedDraft>, 'text' | 'write'>) {
  const field = useRef<HTMLTextAreaElement>(null)
  const insert = ({ canned_id: id, body }: CannedChoice) => {
    const area = field.current
    if (!area) return
    const next = insertText(text, { start: area.selectionStart, end: area.selectionEnd }, body)
    if (next.text.length > maxCommentLength) {
      showToast(t('cannedPicker.noRoom'))
      return
    }
    // The text has to be in the field before the cursor can be set behind what was inserted.
    flushSync(() => write(next.text, id))
    area.focus()
    area.setSelectionRange(next.cursor, next.cursor)
  }
  return { field, insert }
}

/** A reviewer’s comment on a section until it is sent, with the canned comments for it. */
export function CommentDraft(draft: DraftProps) {
  const zone = useZone()
  const { text, write, save, savedAt } = useSavedDraft(draft)
  const { field, insert } = useInsert({ text, write })
  return (
    <div className={styles['draft']}>
      <TextArea
        ref={field}
        label={t('reviews.commentOn', {
          section: translateKey(`applications.section.${draft.section}`),
        })}
        hint={
          savedAt
            ? t('reviews.saved', { time: formatTime(savedAt, zone, 'time') })
            : t('reviews.commentHint')
        }
        rows={3}
        maxLength={maxCommentLength}
        value={text}
        limit={maxCommentLength}
        formatLength={(used) => t('reviews.left', { left: maxCommentLength - used })}
        autoFocus={draft.body === undefined}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={leaveByEscape}
      />
      <CannedCommentPicker section={draft.section} onPick={insert} onKeyDown={leaveByEscape} />
    </div>
  )
}
