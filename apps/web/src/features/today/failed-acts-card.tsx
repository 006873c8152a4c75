import type { FailedActs } from '@fledge/contract/pending-acts/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { PendingActKind } from '@fledge/domain/pending-acts/types.ts'
import { Card } from '@fledge/ui/card.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { Link } from '../../platform/router/link.tsx'
import { MarkSeenButton } from '../../shared/mark-seen-button.tsx'
import { formatSubjects } from '../../shared/pending-acts.tsx'
import styles from './today.module.css'

type FailedAct = FailedActs['latest'][number]

const { operator } = paths
const toApplication = ({ subject_id: id }: FailedAct) => buildPath(operator.application, { id })
const toAccount = ({ subject_id: id }: FailedAct) => buildPath(operator.person, { id })

const pathsByKind: Readonly<Record<PendingActKind, (act: FailedAct) => string>> = {
  APPLICATION: toApplication,
  COMPANY: ({ subject_id: id }) => buildPath(operator.company, { id }),
  OFFER: ({ subject_id: id }) => buildPath(operator.offer, { id }),
  REPORT: () => buildPath(operator.reports),
  HIDING: () => buildPath(operator.hiddenContent),
  REPLY: () => buildPath(operator.replies),
  ACTION: () => buildPath(operator.actions),
  RESCUE: ({ subject_id: id }) => buildPath(operator.case, { id }),
  CLAIM: () => buildPath(operator.noShows),
  NO_SHOW: () => buildPath(operator.noShows),
  CERTIFICATE: () => buildPath(operator.certificates),
  DUPLICATE: toAccount,
  TASK: () => buildPath(operator.waits),
  PLACEMENT: toApplication,
  CREDIT: () => buildPath(operator.credits),
  REFUND: () => buildPath(operator.refunds),
  MESSAGE: () => buildPath(operator.messages),
  INVITATION: () => buildPath(operator.companyInvitations),
  PERSON: ({ user_id: id }) =>
    id === null ? buildPath(operator.people) : buildPath(operator.person, { id }),
  ACCOUNT: toAccount,
  LOOKUP: () => buildPath(operator.lookups),
}

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
            <Link to={pathsByKind[act.kind](act)} className={styles['row'] ?? ''}>
              <span>
                <b>{formatSubjects(act)}</b>
                {` · ${t(`pendingActs.act.${act.act}`)} · ${translateKey(act.failure)}`}
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
