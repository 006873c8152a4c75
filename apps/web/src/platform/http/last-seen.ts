import { buildEndpointUrl } from './client.ts'
import { isPageOfView } from './page-view.ts'
import { queryClient } from '../query/query.ts'

const activityEvents = ['mousemove', 'touchstart', 'click', 'keydown', 'online', 'offline'] as const
const minuteMs = 60_000

/**
 * Tells the server that the user is active, at most once in 60 s, on any interaction, only for a
 * signed-in user without a registration token (seed 000 §9).
 */
export function startLastSeen(): void {
  let last = 0
  const ping = () => {
    const now = Date.now()
    const user = queryClient.getQueryData<{ is_reg_token: boolean } | null>([
      'sessions',
      'checkToken',
    ])
    if (!user || user.is_reg_token || isPageOfView() || now - last < minuteMs) return
    last = now
    // Not awaited; a failure has no consequence for the user.
    void fetch(buildEndpointUrl('sessions', 'markSeen'), {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'x-request-id': crypto.randomUUID() },
      keepalive: true,
    }).catch(() => null)
  }
  for (const sign of activityEvents) window.addEventListener(sign, ping, { passive: true })
  document.addEventListener('visibilitychange', ping)
}
