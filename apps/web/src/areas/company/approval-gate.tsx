import { paths } from '@fledge/contract/paths.ts'
import { EmptyState } from '@fledge/ui/states.tsx'
import { IconLock } from '@fledge/ui/icons/lock.tsx'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useContext } from 'react'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useReviewDeadline } from '../../shared/use-review-deadline.ts'
import { ScreenReplacement } from '../../platform/shell/screen-outlet.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { isClosedInReview } from './nav.ts'

/**
 * Renders the company's screens while it is in review, replacing those that require approval with
 * an explanation.
 */
export function ApprovalGate({ children }: { readonly children: ReactNode }) {
  const outer = useContext(ScreenReplacement)
  const path = useLocation().pathname
  return (
    <ScreenReplacement value={isClosedInReview(path) ? <ApprovalNotice /> : outer}>
      {children}
    </ScreenReplacement>
  )
}

/** States when the screen may open and what the company can do until then. */
function ApprovalNotice() {
  useTitle(t('company.later.short'))
  const promise = useReviewDeadline()
  return (
    <EmptyState
      page
      icon={<IconLock size={20} />}
      title={t('company.later.title')}
      text={[promise?.sentence, t('company.later.text')].filter(Boolean).join(' ')}
      action={
        <ButtonLink tone="primary" to={paths.company.dashboard}>
          {t('company.later.home')}
        </ButtonLink>
      }
    />
  )
}
