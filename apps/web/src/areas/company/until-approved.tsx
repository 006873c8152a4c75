import { paths } from '@fledge/contract/paths.ts'
import { EmptyState } from '@fledge/ui/states.tsx'
import { IconLock } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useContext } from 'react'
import { ButtonLink } from '../../platform/link.tsx'
import { useReviewPromise } from '../../platform/review-promise.ts'
import { InsteadOfScreen } from '../../platform/shell/inside.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'
import { opensLater } from './nav.ts'

/**
 * Renders the company's screens while it is in review, replacing those that require approval with
 * an explanation.
 */
export function UntilApproved({ children }: { readonly children: ReactNode }) {
  const outer = useContext(InsteadOfScreen)
  const path = useLocation().pathname
  return (
    <InsteadOfScreen value={opensLater(path) ? <OpensLater /> : outer}>{children}</InsteadOfScreen>
  )
}

/** States when the screen may open and what the company can do until then. */
function OpensLater() {
  useTitle(t('company.later.short'))
  const promise = useReviewPromise()
  return (
    <EmptyState
      page
      icon={<IconLock size={20} />}
      title={t('company.later.title')}
      text={[promise?.says, t('company.later.text')].filter(Boolean).join(' ')}
      action={
        <ButtonLink tone="primary" to={paths.company.dashboard}>
          {t('company.later.home')}
        </ButtonLink>
      }
    />
  )
}
