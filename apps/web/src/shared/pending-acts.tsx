import type { PendingAct } from '@fledge/contract/pending-acts/schema.ts'
import type { PendingActKind } from '@fledge/domain/pending-acts/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { useEffect, useRef } from 'react'
import { useReviewKeys } from '../platform/list/review-keys.ts'
import { getInvalidatedEndpoints } from '../platform/http/client.ts'
import { ShortcutCap } from '../platform/list/shortcut-cap.tsx'
import { useShortcutHelp } from '../platform/list/shortcut-help.ts'
import { waitForMutations } from '../platform/query/pending-changes.ts'
import { invalidateEndpoints, useApiQuery } from '../platform/query/query.ts'
import { t } from '../platform/i18n/use-texts.ts'
import { formatActFailure } from './format-act-failure.ts'
import { formatSubjects } from './format-subjects.ts'
import { formatPendingEffect } from './format-pending-effect.ts'
import { MarkSeenButton } from './mark-seen-button.tsx'
import { undoDecision } from './undo-decision.ts'
import { findLatestSkip, undoSkip } from './undo-skip.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import styles from './pending-acts.module.css'

const refreshMs = 1000
/** What a decision changes once it takes effect. */
const decidedEndpoints = getInvalidatedEndpoints('pendingActs', 'undoAct').filter(
  (name) => name !== 'listPendingActs',
)

interface PendingActsProps {
  /** A kind of subject, or a person whom they are about. */
  readonly of: PendingActKind | { readonly person: string }
  /** Opens what is decided, where that is possible. */
  readonly onOpen?: (id: string) => void
  /** Ids of the subjects shown; all by default. */
  readonly subjects?: readonly string[]
  /** Whether Z undoes the latest own one; one list of a screen has the key. */
  readonly hasKey?: boolean
}

const findLatestOwn = (acts: readonly PendingAct[]) =>
  acts.findLast((act) => act.is_own && act.may.undo === true)

let undoing: Promise<unknown> = Promise.resolve()

/**
 * Undoes once the decision that is on its way has arrived, which is the one that the key means, and
 * after an undoing that was asked for before.
 */
function undoInTurn(undo: () => Promise<void>): void {
  undoing = undoing
    .then(waitForMutations)
    .then(undo)
    .catch(() => null)
}

/** Decisions that take effect within seconds, and those that could not, until they are seen. */
export function PendingActs({ of, onOpen, subjects, hasKey = true }: PendingActsProps) {
  const { read, refetch } = usePendingActs(of)
  const toShown = (all: readonly PendingAct[]) =>
    all.filter((act) => subjects?.includes(act.subject_id) ?? true)
  const acts = toShown(read)
  const latest = hasKey ? findLatestOwn(acts) : undefined
  useShortcutHelp('list', hasKey ? [{ keys: ['Z'], text: t('pendingActs.key.undo') }] : [])
  useReviewKeys({
    z: hasKey
      ? () =>
          undoInTurn(async () => {
            const skip = findLatestSkip(of)
            if (skip) return undoSkip(skip)
            const act = findLatestOwn(toShown(await refetch()))
            if (act) await undoDecision(act.act_id, onOpen)
          })
      : undefined,
  })
  if (acts.length === 0) return null
  return (
    <ul className={styles['acts']} aria-label={t('pendingActs.title')}>
      {acts.map((act) => (
        <li key={act.act_id}>
          {act.failure === null ? (
            <PendingLine act={act} isLatest={act === latest} onOpen={onOpen} />
          ) : (
            <FailedLine act={act} onOpen={onOpen} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Reads them again while any is pending; what took effect has changed other responses. */
function usePendingActs(of: PendingActsProps['of']) {
  const { data, refetch } = useApiQuery(
    'pendingActs',
    'listPendingActs',
    { query: typeof of === 'string' ? { kind: of } : { person_id: of.person } },
    { staleTime: 0 },
  )
  const acts = data?.payload ?? []
  const pending = acts.filter((act) => act.failure === null).length
  const before = useRef(pending)
  useEffect(() => {
    if (pending < before.current) void invalidateEndpoints(decidedEndpoints)
    before.current = pending
    if (pending === 0) return undefined
    const timer = setInterval(() => void invalidateEndpoints(['listPendingActs']), refreshMs)
    return () => clearInterval(timer)
  }, [pending])
  return { read: acts, refetch: async () => (await refetch()).data?.payload ?? [] }
}

interface LineProps extends Pick<PendingActsProps, 'onOpen'> {
  readonly act: PendingAct
}

function PendingLine({ act, isLatest, onOpen }: LineProps & { readonly isLatest: boolean }) {
  const seconds = useSecondsLeft(act.due_at)
  return (
    <>
      <span className={styles['text']}>
        <b>{formatSubjects(act)}</b>
        {' · '}
        {formatPendingEffect(act.act, seconds)}
        {act.is_own ? null : ` · ${act.actor_name}`}
      </span>
      {act.may.undo === true ? (
        <Button
          size="small"
          aria-label={t('pendingActs.undoOf', { name: formatSubjects(act) })}
          after={isLatest ? <ShortcutCap>Z</ShortcutCap> : undefined}
          onClick={() => void undoDecision(act.act_id, onOpen)}
        >
          {t('common.btn.undo')}
        </Button>
      ) : null}
    </>
  )
}

function FailedLine({ act, onOpen }: LineProps) {
  return (
    <>
      <span className={styles['text']} role="alert">
        {t('pendingActs.failed', {
          name: formatSubjects(act),
          act: t(`pendingActs.act.${act.act}`),
          reason: formatActFailure(act.failure ?? '', act.is_own),
        })}
        {act.is_own ? null : ` ${t('pendingActs.decidedBy', { name: act.actor_name })}`}
      </span>
      {onOpen ? (
        <Button size="small" tone="link" onClick={() => onOpen(act.subject_id)}>
          {t('platform.queue.open')}
        </Button>
      ) : null}
      <MarkSeenButton id={act.act_id} name={formatSubjects(act)} />
    </>
  )
}
