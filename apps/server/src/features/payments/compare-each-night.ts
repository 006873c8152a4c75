import { comparisonHour, nightlyDays } from '@fledge/domain/payments/payment-differences.ts'
import { addDays, toLocalDay } from '@fledge/kernel/dates.ts'
import { saveSetting } from '../../platform/db/settings.ts'
import type { Services } from '../../platform/services.ts'
import type { CardProvider } from './card-provider.ts'
import { findDifferences, saveComparison } from './find-differences.ts'
import { comparedDay } from './queries/differences.queries.ts'
import { ProviderUnavailable } from './provider-calls.ts'

/**
 * Compares the last days with the card provider once a night. The provider is asked before the
 * transaction, in which the first server that comes notes the day; if it does not respond, the
 * comparison is tried again later.
 */
export async function compareEachNight(
  { database, clock }: Services,
  provider: CardProvider,
): Promise<void> {
  const now = clock.now()
  const today = toLocalDay(now, 'UTC')
  if (now.getUTCHours() < comparisonHour) return
  const last = await database.read().one(comparedDay)
  if (last?.value === today) return
  const days = { from: addDays(today, -nightlyDays), to: addDays(today, -1) }
  const comparison = await findDifferences(database.read(), provider, days, true).catch(
    (error: unknown) => {
      if (error instanceof ProviderUnavailable) return null
      throw error
    },
  )
  if (!comparison) return
  await database.transaction({ kind: 'clock' }, async (tx) => {
    if (await saveSetting(tx, 'payments_compared', today)) await saveComparison(tx, comparison)
  })
}
