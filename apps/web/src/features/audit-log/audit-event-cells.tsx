import type { AuditEvent } from '@fledge/contract/audit-log/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { ReactNode } from 'react'
import { translateKey } from '../../platform/i18n/use-texts.ts'
import { Link } from '../../platform/router/link.tsx'
import { findSubjectPath } from './find-subject-path.ts'

/** The event leads to what it is about; names narrow the log to the same person or company. */
export const auditEventCells = {
  event: (event: AuditEvent) => {
    const path = findSubjectPath(event)
    const title = translateKey(`personEvents.${event.machine}.${event.move}`)
    return path ? <Link to={path}>{title}</Link> : title
  },
  actor: (event: AuditEvent) =>
    event.actor_id ? (
      <LogLink filter={{ actor: event.actor_id }}>
        {event.actor_name || translateKey(`people.by.${event.actor_kind}`)}
      </LogLink>
    ) : null,
  intern: (event: AuditEvent) =>
    event.intern_id && event.intern_name ? (
      <LogLink filter={{ intern: event.intern_id }}>{event.intern_name}</LogLink>
    ) : null,
  company: (event: AuditEvent) =>
    event.company_id && event.company_name ? (
      <LogLink filter={{ company: event.company_id }}>{event.company_name}</LogLink>
    ) : null,
}

interface LogLinkProps {
  readonly filter: Readonly<Record<string, string>>
  readonly children: ReactNode
}

const LogLink = ({ filter, children }: LogLinkProps) => (
  <Link to={buildPath(paths.operator.audit, {}, filter)}>{children}</Link>
)
