import { buildPath, paths } from '@fledge/contract/paths.ts'
import { operatorRoles, type OperatorRole } from '@fledge/domain/sessions/types.ts'
import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink, Link } from '../platform/router/link.tsx'
import { useUser } from '../platform/shell/session.ts'
import { canOpenScreen } from './screen-access.ts'

/** The role of the signed-in operator; the smallest one while it is unknown. */
export function useOperatorRole(): OperatorRole {
  const { role } = useUser()
  return operatorRoles.find((known) => known === role) ?? 'REVIEWER'
}

interface PermittedLinkProps {
  readonly to: string
  readonly children: ReactNode
}

/** A link to a screen of the console; only its words for a role that may not open the screen. */
export function PermittedLink({ to, children }: PermittedLinkProps) {
  return canOpenScreen(useOperatorRole(), to) ? <Link to={to}>{children}</Link> : children
}

/** A button that opens a screen of the console; nothing for a role that may not open it. */
export function PermittedButtonLink(props: ComponentProps<typeof ButtonLink>) {
  return canOpenScreen(useOperatorRole(), props.to) ? <ButtonLink {...props} /> : null
}

interface NamedLinkProps {
  readonly id: string
  readonly name: string
}

/** The name of a plan, which leads to its page. */
export const PlanLink = ({ id, name }: NamedLinkProps) => (
  <PermittedLink to={buildPath(paths.operator.plan, { id })}>{name}</PermittedLink>
)

/** The name of a company, which leads to its page. */
export const CompanyLink = ({ id, name }: NamedLinkProps) => (
  <PermittedLink to={buildPath(paths.operator.company, { id })}>{name}</PermittedLink>
)
