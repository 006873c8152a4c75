import type { AuditEvent } from '@fledge/contract/audit-log/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { getReasonTextKeys } from '@fledge/domain/reason-texts.ts'
import { CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Fragment, type ReactNode } from 'react'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import { findSubjectPath } from './find-subject-path.ts'
import styles from './audit-log.module.css'

/** One event: what happened, who did it, to whom, when and why. */
export function AuditEventItem({ event }: { readonly event: AuditEvent }) {
  const path = findSubjectPath(event)
  const reasons = getReasonTextKeys(event.reason).map((key) => translateKey(key))
  const title = translateKey(`personEvents.${event.machine}.${event.move}`)
  return (
    <CardListItem
      end={
        path ? (
          <ButtonLink
            to={path}
            size="small"
            aria-label={t('auditLogScreen.openNamed', { name: title })}
          >
            {t('auditLogScreen.open')}
          </ButtonLink>
        ) : undefined
      }
    >
      <p className={styles['what']}>{[title, ...reasons].join(': ')}</p>
      <EventFacts event={event} />
      {event.note ? <Meta>“{event.note}”</Meta> : null}
    </CardListItem>
  )
}

/** Links narrow the log to the same person or company. */
function EventFacts({ event }: { readonly event: AuditEvent }) {
  const [zone, now] = [useZone(), useNow()]
  const actor = event.actor_name || translateKey(`personScreen.by.${event.actor_kind}`)
  const facts: readonly (ReactNode | null)[] = [
    event.actor_id ? <LogLink filter={{ actor: event.actor_id }}>{actor}</LogLink> : actor,
    event.intern_id && event.intern_name && event.intern_name !== event.actor_name ? (
      <LogLink filter={{ intern: event.intern_id }}>{event.intern_name}</LogLink>
    ) : null,
    event.company_id && event.company_name ? (
      <LogLink filter={{ company: event.company_id }}>{event.company_name}</LogLink>
    ) : null,
    formatNearTime(event.at, zone, now),
  ]
  return (
    <Meta>
      {facts.filter(Boolean).map((fact, index) => (
        <Fragment key={index}>
          {index > 0 ? ' · ' : null}
          {fact}
        </Fragment>
      ))}
    </Meta>
  )
}

interface LogLinkProps {
  readonly filter: Readonly<Record<string, string>>
  readonly children: ReactNode
}

const LogLink = ({ filter, children }: LogLinkProps) => (
  <Link to={buildPath(paths.operator.audit, {}, filter)}>{children}</Link>
)
