import type { FailedActs } from '@fledge/contract/pending-acts/schema.ts'
import { Card } from '@fledge/ui/card.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { Link } from '../../platform/router/link.tsx'
import { buildActPath } from '../../shared/act-path.ts'
import { formatActFailure } from '../../shared/format-act-failure.ts'
import { MarkSeenButton } from '../../shared/mark-seen-button.tsx'
import { formatSubjects } from '../../shared/format-subjects.ts'
import styles from './today.module.css'

interface FailedActsCardProps {
  /** Absent from responses of a server of the release before. */
  readonly acts: FailedActs | undefined
}

/**
 * Decisions that could not take effect, each with its subject, until they are marked as seen; nothing
 * without.
 */
export function FailedActsCard({ acts }: FailedActsCardProps) {
  if (!acts || acts.total === 0) return null
  const { total, latest } = acts
  return (
    <Card title={t('today.failedActs')} count={total} flush>
      <ul className={styles['rows']}>
        {latest.map((act) => (
          <li key={act.act_id} className={styles['failed']}>
            <Link to={buildActPath(act.kind, act)} className={styles['row'] ?? ''}>
              <span>
                <b>{formatSubjects(act)}</b>
                {` · ${t(`pendingActs.act.${act.act}`)} · ${formatActFailure(act.failure, act.colleague === null)}`}
                {act.colleague ? ` · ${t('pendingActs.decidedBy', { name: act.colleague })}` : null}
              </span>
            </Link>
            <MarkSeenButton id={act.act_id} name={formatSubjects(act)} />
          </li>
        ))}
      </ul>
      {total > latest.length ? (
        <p className={styles['more']}>
          {t('today.failedActs.more', { count: total - latest.length })}
        </p>
      ) : null}
    </Card>
  )
}
