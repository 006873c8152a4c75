import { EventTimeline } from '@fledge/ui/timeline.tsx'
import { IconPoint } from '@fledge/ui/icons/point.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'

type Review = Payload<'companies', 'getCompanyForReview'>

/** A reason from the list, or one that was written. */
const formatReason = (reason: string) =>
  translateKey(`companies.reason.reject.${reason}`, undefined, reason)

/** What was done with the company, newest first. */
export function CompanyHistory({ history }: Pick<Review, 'history'>) {
  const now = useNow()
  const zone = useZone()
  return (
    <section>
      <h2>{t('companies.review.history')}</h2>
      <EventTimeline
        items={history.map((entry, at) => ({
          id: String(at),
          icon: <IconPoint size={16} />,
          title: translateKey(`companies.move.${entry.move}`),
          meta: [
            entry.by,
            entry.reason ? formatReason(entry.reason) : null,
            entry.note,
            formatNearTime(entry.at, zone, now),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </section>
  )
}
