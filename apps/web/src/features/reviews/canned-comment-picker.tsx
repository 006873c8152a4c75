import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { maxOfferedComments } from '@fledge/domain/reviews/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import type { KeyboardEvent } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { ShortcutCap } from '../../platform/list/shortcut-cap.tsx'
import { areShortcutsOn } from '../../platform/list/shortcut-switch.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { Link } from '../../platform/router/link.tsx'
import styles from './reviews.module.css'

export type CannedChoice = Payload<'reviews', 'listCannedComments'>[number]

interface CannedCommentPickerProps {
  readonly section: ApplicationSection
  readonly onPick: (comment: CannedChoice) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** The canned comments that reviewers use most for a section; a digit inserts one, too. */
export function CannedCommentPicker({ section, onPick, onKeyDown }: CannedCommentPickerProps) {
  const query = { section, state: 'ACTIVE', per_page: String(maxOfferedComments) } as const
  const comments = useApiQuery('reviews', 'listCannedComments', { query }, { keep: true })
  const offered = comments.data?.payload
  const pickByDigit = (event: KeyboardEvent<HTMLElement>) => {
    if (!/^[1-9]$/u.test(event.key) || !areShortcutsOn()) return
    if (event.metaKey || event.ctrlKey || event.altKey) return
    // Elsewhere on the desk, a digit opens a section.
    event.preventDefault()
    const comment = offered?.[Number(event.key) - 1]
    if (comment) onPick(comment)
  }
  return (
    <div
      className={styles['canned']}
      role="group"
      aria-label={t('cannedPicker.label')}
      tabIndex={-1}
      data-canned
      onKeyDown={(event) => {
        onKeyDown(event)
        pickByDigit(event)
      }}
    >
      {offered?.length === 0 ? (
        <span className={styles['note']}>{t('cannedPicker.none')}</span>
      ) : null}
      {offered?.map((comment, at) => (
        <CannedButton
          key={comment.canned_id}
          comment={comment}
          digit={String(at + 1)}
          onPick={onPick}
        />
      ))}
      <Link to={buildPath(paths.operator.cannedComments, {}, { section })}>
        {t('cannedPicker.edit')}
      </Link>
    </div>
  )
}

interface CannedButtonProps {
  readonly comment: CannedChoice
  readonly digit: string
  readonly onPick: (comment: CannedChoice) => void
}

function CannedButton({ comment, digit, onPick }: CannedButtonProps) {
  return (
    <Button
      size="small"
      aria-label={t('cannedPicker.insert', { name: comment.name })}
      title={comment.body}
      after={<ShortcutCap>{digit}</ShortcutCap>}
      onClick={() => onPick(comment)}
    >
      {comment.name}
    </Button>
  )
}
