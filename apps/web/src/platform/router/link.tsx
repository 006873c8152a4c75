import { buttonClass, type ButtonTone } from '@fledge/ui/button.tsx'
import { IconChevronRight } from '@fledge/ui/icons/chevron-right.tsx'
import { Link as RouterLink, useNavigate, useRouter } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { isSavingData } from './prefetch-queries.ts'

interface LinkProps {
  /** An internal path from `buildPath(paths.…)`, with or without a query. */
  readonly to: string
  readonly children: ReactNode
  readonly className?: string
  readonly 'aria-label'?: string
  readonly 'aria-current'?: 'page' | 'step'
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** An option of a field whose list is navigated with the arrow keys. */
  readonly role?: 'option'
  readonly id?: string
  readonly tabIndex?: number
  readonly 'aria-selected'?: boolean
}

/** Splits a path from its query, as the router expects. */
function splitQuery(to: string): { readonly to: string; readonly search?: Record<string, string> } {
  const [path = '/', query] = to.split('?')
  return query === undefined
    ? { to: path }
    : { to: path, search: Object.fromEntries(new URLSearchParams(query)) }
}

/** An internal link; its screen and its data are fetched when it is pointed at or focused. */
export function Link({ to, children, ...rest }: LinkProps) {
  // Paths come from the contract, not from the router's typed table, so the router takes any
  // string.
  return (
    <RouterLink
      {...(splitQuery(to) as { to: string })}
      preload={isSavingData() ? false : 'intent'}
      // Otherwise the router marks the links to all pages above this one as the current page.
      activeOptions={{ exact: true }}
      {...rest}
    >
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

/** "See all ›" in the header of a card. */
export function MoreLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass({ tone: 'link', size: 'small' })}>
      {children}
      <IconChevronRight size={16} aria-hidden />
    </Link>
  )
}

/**
 * Returns a function that navigates to a path: `const go = useGo();
 * go(buildPath(paths.company.dashboard))`.
 */
export function useNavigateTo(): (
  to: string,
  options?: { readonly replace?: boolean },
) => Promise<void> {
  const navigate = useNavigate()
  // The path was built by `buildPath()` of the contract, so the router knows it.
  return (to, options) => navigate({ ...(splitQuery(to) as { to: string }), ...options })
}

/** Fetches the screen of a path that will probably be opened next, such as the next row of a queue. */
export function usePreload(to: string | undefined): void {
  const router = useRouter()
  useEffect(() => {
    if (to === undefined || isSavingData()) return
    // The path was built by `buildPath()` of the contract, so the router knows it.
    void router.preloadRoute(splitQuery(to) as { to: string }).catch(() => null)
  }, [router, to])
}
