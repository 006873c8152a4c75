import type { AuditEvent } from '@fledge/contract/audit-log/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { ReactNode } from 'react'
import { Stack } from '@fledge/ui/page.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { CompanyLink } from '../../shared/permitted-link.tsx'
import { findSubjectPath } from './find-subject-path.ts'

/**
 * The event leads to what it is about, the company to its page. People, and the name of what the event
 * is about, narrow the log to them.
 */
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
  subject: (event: AuditEvent) =>
    event.subject_name ? (
      <Stack tight>
        <span>
          <LogLink filter={{ subject: event.subject_id }}>{event.subject_name}</LogLink>
        </span>
        {event.intern_id ? <OnlyLink name="intern" id={event.intern_id} /> : null}
        {event.company_id && isAboutCompany(event) ? (
          <OnlyLink name="company" id={event.company_id} />
        ) : null}
      </Stack>
    ) : null,
  intern: (event: AuditEvent) =>
    event.intern_id && event.intern_name ? (
      <LogLink filter={{ intern: event.intern_id }}>{event.intern_name}</LogLink>
    ) : null,
  company: (event: AuditEvent) =>
    event.company_id && event.company_name && !isAboutCompany(event) ? (
      <Stack tight>
        <span>
          <CompanyLink id={event.company_id} name={event.company_name} />
        </span>
        <OnlyLink name="company" id={event.company_id} />
      </Stack>
    ) : null,
}

/** Then its name is not repeated beside. */
const isAboutCompany = (event: AuditEvent) => event.company_name === event.subject_name

interface OnlyLinkProps {
  readonly name: 'company' | 'intern'
  readonly id: string
}

/** Narrows the log to all events of a company or an intern. */
const OnlyLink = ({ name, id }: OnlyLinkProps) => (
  <ButtonLink tone="link" size="small" to={buildLogPath({ [name]: id })}>
    {t(`auditLogScreen.only.${name}`)}
  </ButtonLink>
)

type LogFilter = Readonly<Record<string, string>>

/** The log with one filter. */
const buildLogPath = (filter: LogFilter) => buildPath(paths.operator.audit, {}, filter)

interface LogLinkProps {
  readonly filter: LogFilter
  readonly children: ReactNode
}

const LogLink = ({ filter, children }: LogLinkProps) => (
  <Link to={buildLogPath(filter)}>{children}</Link>
)
