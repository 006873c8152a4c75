import { buttonClass, type ButtonTone } from '@fledge/ui/button.tsx'
import { IconChevronRight } from '@tabler/icons-react'
import { Link as RouterLink, useNavigate } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

interface LinkProps {
  /** An address of this product, made by `address(pages.…)`; a query may be part of it. */
  readonly to: string
  readonly children: ReactNode
  readonly className?: string
  readonly 'aria-label'?: string
  readonly 'aria-current'?: 'page' | 'step'
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** One of a list that a field chooses from by its arrows. */
  readonly role?: 'option'
  readonly id?: string
  readonly tabIndex?: number
  readonly 'aria-selected'?: boolean
}

/** The path and its query apart, as the router wants them. */
function split(to: string): { readonly to: string; readonly search?: Record<string, string> } {
  const [path = '/', query] = to.split('?')
  return query === undefined
    ? { to: path }
    : { to: path, search: Object.fromEntries(new URLSearchParams(query)) }
}

/** A link inside the product; its screen is fetched when one points at it. */
export function Link({ to, children, ...rest }: LinkProps) {
  // Addresses come from the contract's pages, not from the router's own table: the router takes any string then.
  return (
    <RouterLink {...(split(to) as { to: string })} preload="intent" {...rest}>
      {children}
    </RouterLink>
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  tone,
  size,
  wide,
  icon,
  after,
  children,
  ...rest
}: LinkProps & {
  readonly tone?: ButtonTone
  readonly size?: 'small' | 'medium' | 'large'
  readonly wide?: boolean
  readonly icon?: ReactNode
  readonly after?: ReactNode
}) {
  return (
    <Link {...rest} className={buttonClass({ tone, size, wide })}>
      {icon}
      {children}
      {after}
    </Link>
  )
}

/** "See all ›" of a card's header. */
export function MoreLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass({ tone: 'link', size: 'small' })}>
      {children}
      <IconChevronRight size={16} aria-hidden />
    </Link>
  )
}

/** Goes to an address: `const go = useGo(); go(address(pages.company.dashboard))`. */
export function useGo(): (to: string, options?: { readonly replace?: boolean }) => Promise<void> {
  const navigate = useNavigate()
  // The address was built by `address()` of the contract, so the router knows it.
  return (to, options) => navigate({ ...(split(to) as { to: string }), ...options })
}
