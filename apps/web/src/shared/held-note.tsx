import type { DeskOwnerView } from '@fledge/contract/waits/schema.ts'
import type { HandedOutKind } from '@fledge/domain/waits/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { useState } from 'react'
import { ConfirmDialog } from '../platform/forms/confirm-dialog.tsx'
import { useReviewKeys } from '../platform/list/review-keys.ts'
import { ShortcutCap } from '../platform/list/shortcut-cap.tsx'
import { useApiMutation } from '../platform/query/query.ts'
import { useUser, useZone } from '../platform/shell/session.ts'
import { showToast } from '../platform/shell/toasts.ts'
import { formatTimeInSentence, useNow } from '../platform/time/clock.ts'
import { t } from '../platform/i18n/use-texts.ts'
import styles from './desk-owner.module.css'

/** Returns the colleague who takes care of what is open; null if no one does, or the reader. */
export function useHolder<Owner extends Pick<DeskOwnerView, 'user_id'>>(
  owner: Owner | null,
): Owner | null {
  const user = useUser()
  return owner?.user_id === user.user_id ? null : owner
}

interface HeldNoteProps {
  readonly kind: HandedOutKind
  readonly id: string
  /** Whom or what it is about. */
  readonly subject: string
  readonly owner: DeskOwnerView
  readonly mayTakeOver: true | string
}

/**
 * Instead of the decisions on what a colleague takes care of: who has it since when, and how to take
 * it over. The keys of the decisions ask for that, too.
 */
export function HeldNote({ owner, mayTakeOver, ...wait }: HeldNoteProps) {
  const [isAsking, setAsking] = useState(false)
  const refused = mayTakeOver === true ? null : t('waits.refused.ofColleague', { name: owner.name })
  const ask = () => (refused === null ? setAsking(true) : showToast(refused))
  useReviewKeys({ t: ask, a: ask, c: ask, r: ask })
  return (
    <>
      <span className={styles['held']}>
        {useHeldText(owner)}
        {refused === null ? null : ` · ${t('deskOwner.passOn')}`}
      </span>
      {refused === null ? (
        <Button tone="primary" after={<ShortcutCap>T</ShortcutCap>} onClick={() => setAsking(true)}>
          {t('deskOwner.takeOver')}
        </Button>
      ) : null}
      {isAsking ? (
        <TakeOverDialog {...wait} owner={owner} onClose={() => setAsking(false)} />
      ) : null}
    </>
  )
}

function useHeldText({ name, since, is_away, is_from_reader }: DeskOwnerView): string {
  const when = formatTimeInSentence(since, useZone(), useNow())
  if (is_from_reader) return t('deskOwner.tookOver', { name, when })
  return t(is_away ? 'deskOwner.heldAway' : 'deskOwner.held', { name, when })
}

interface TakeOverDialogProps extends Omit<HeldNoteProps, 'mayTakeOver'> {
  readonly onClose: () => void
}

function TakeOverDialog({ kind, id, subject, owner, onClose }: TakeOverDialogProps) {
  const { name } = owner
  const when = formatTimeInSentence(owner.since, useZone(), useNow())
  const take = useApiMutation('waits', 'takeWait', {
    onDone: () => {
      showToast(t('deskOwner.done', { name, subject }))
      onClose()
    },
    onOvertaken: onClose,
  })
  return (
    <ConfirmDialog
      title={t('deskOwner.ask', { name })}
      text={t('deskOwner.askText', { name, when, subject })}
      act={t('deskOwner.takeOver')}
      harmless
      busy={take.isPending}
      onSure={() => take.mutate({ body: { kind, id, from: owner.user_id } })}
      onClose={onClose}
    />
  )
}
