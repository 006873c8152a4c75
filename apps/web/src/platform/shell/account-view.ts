import { buildPath, paths } from '@fledge/contract/paths.ts'
import { onViewProblem } from '../http/client.ts'
import { isPageOfView } from '../http/page-view.ts'
import { renewSession, wasSignedIn } from './session.ts'

/** Loads a page with nothing of what this one knows, because it was for someone else. */
export function openAfresh(path: string): void {
  window.location.assign(path)
}

/**
 * Handles requests that are refused because a manager looks at the product as someone else: in another
 * tab of this browser, or no longer.
 */
export function handleViewProblems(): void {
  // A page that the browser kept is from before a view began or ended.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && wasSignedIn()) void renewSession().catch(() => null)
  })
  onViewProblem((problem) => {
    if (problem === 'VIEW_ENDED') openAfresh(buildPath(paths.operator.dashboard))
    else if (!isPageOfView()) void renewSession().catch(() => null)
  })
}
