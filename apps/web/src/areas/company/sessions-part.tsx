import { Stack } from '@fledge/ui/page.tsx'
import { SecondFactorCard } from '../../features/second-factor/second-factor-card.tsx'
import { useUser } from '../../platform/shell/session.ts'
import { SessionsCard } from '../../shared/sessions-card.tsx'

/** Signing in: the second factor, which administrators are offered, and where the user is signed in. */
export function SessionsPart() {
  const isAdmin = useUser().role === 'ADMIN'
  return (
    <Stack>
      {isAdmin ? <SecondFactorCard /> : null}
      <SessionsCard />
    </Stack>
  )
}
