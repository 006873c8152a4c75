import type { CalendarProvider } from '@fledge/domain/calendars/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { IconCalendarPlus } from '@fledge/ui/icons/calendar-plus.tsx'
import { useState, type ReactNode } from 'react'
import { client } from '../../platform/http/client.ts'
import { showFailure } from '../../platform/query/query.ts'

/** Opens the provider's consent page, which redirects to /company/outlook. */
export function ConnectButton({
  provider,
  tone = 'plain',
  children,
}: {
  readonly provider: CalendarProvider
  readonly tone?: 'plain' | 'primary'
  readonly children: ReactNode
}) {
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      const { payload } = await client.calendars.calendarUrl({ query: { provider } })
      location.assign(payload.url)
    } catch (failure) {
      showFailure(failure)
      setBusy(false)
    }
  }
  return (
    <Button
      tone={tone}
      busy={busy}
      icon={<IconCalendarPlus size={16} aria-hidden />}
      onClick={() => void leave()}
    >
      {children}
    </Button>
  )
}
