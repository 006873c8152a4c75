import { Card } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SkeletonRows } from '@fledge/ui/states.tsx'
import { isBeingTakenOver } from '@fledge/ui/take-over.ts'
import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { t } from '../i18n/use-texts.ts'

const pendingFilter = { predicate: (query: Query) => query.state.status === 'pending' }

/**
 * Shows the children once all their first queries have finished, so that nothing on the page jumps.
 * @param name of the page, for screen readers
 */
export function RevealTogether({
  name,
  children,
}: {
  readonly name: string
  readonly children: ReactNode
}) {
  const client = useQueryClient()
  const waiting = useIsFetching(pendingFilter)
  // A page that the server rendered is on the screen already.
  const [isRevealed, setRevealed] = useState(isBeingTakenOver)
  // The children start their queries in their own effects, which run before this one, so no pending
  // query means that all have finished.
  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- the cache is asked after the parts' effects; in the render it would say none, before any has asked
    if (client.isFetching(pendingFilter) === 0) setRevealed(true)
  }, [client, waiting])
  return (
    <>
      {isRevealed ? null : (
        <Stack>
          <Card borderless>
            <SkeletonRows rows={2} label={t('platform.loading', { name })} />
          </Card>
          <Card borderless>
            <SkeletonRows rows={4} label={t('platform.loading', { name })} />
          </Card>
        </Stack>
      )}
      <div hidden={!isRevealed}>{children}</div>
    </>
  )
}
