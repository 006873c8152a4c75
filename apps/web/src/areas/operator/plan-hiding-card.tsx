import type { ContentHiding } from '@fledge/contract/reports/hiding-schema.ts'
import { hidingBadges } from '@fledge/domain/reports/hiding-types.ts'
import { Card, FactList } from '@fledge/ui/card.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { joinParts, StatusBadge } from '../../shared/records-card.tsx'

/** Why a plan is or was hidden, what the company asks for, and what was decided last. */
export function PlanHidingCard({ hiding }: { readonly hiding: ContentHiding }) {
  const [zone, now] = [useZone(), useNow()]
  const { hidden_by_name: by, request_note: request, decision_reason: decision } = hiding
  const when = (time: string) => formatTimeInSentence(time, zone, now)
  const facts = [
    [t('columns.reason'), t(`reports.reason.${hiding.reason}`)],
    [t('columns.hidingNote'), hiding.note],
    [t('columns.hiddenBy'), joinParts([by, when(hiding.created_at)])],
    [t('columns.hidingRequest'), request],
    [t('columns.due'), hiding.due_at && when(hiding.due_at)],
    [t('columns.outcome'), decision],
    [t('columns.decided'), hiding.decided_at && when(hiding.decided_at)],
  ] as const
  return (
    <Card title={t('planPage.hiding')} side={<StatusBadge badge={hidingBadges[hiding.status]} />}>
      <FactList facts={facts.flatMap(([name, value]) => (value ? [{ name, value }] : []))} />
    </Card>
  )
}
