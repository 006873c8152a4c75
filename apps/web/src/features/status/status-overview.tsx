import type { ProductStatus } from '@fledge/contract/status/endpoints.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, CardList, CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { IconCircleCheck } from '@fledge/ui/icons/circle-check.tsx'
import { RelativeTime } from '../../platform/time/relative-time.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { DayStrip } from './day-strip.tsx'
import styles from './status.module.css'

type ObjectiveStatus = ProductStatus['objectives'][number]
type Incident = ProductStatus['incidents'][number]

interface StatusOverviewProps {
  readonly status: ProductStatus
}

/** Without any figure, that nothing failed says nothing. */
const getTone = (
  { is_database_available, objectives }: ProductStatus,
  isDisturbed: boolean,
): keyof typeof headlines => {
  if (!is_database_available) return 'bad'
  if (isDisturbed) return 'disturbed'
  return objectives.some(({ share }) => share !== null) ? 'good' : 'unknown'
}

/** Whether everything works, the objectives with their days, and incidents. */
export function StatusOverview({ status }: StatusOverviewProps) {
  const ongoing = new Set(
    status.incidents.filter(({ ends_at }) => ends_at === null).map(({ objective }) => objective),
  )
  const tone = getTone(status, ongoing.size > 0)
  return (
    <Stack>
      <div className={styles['summary']} data-state={tone} role="status">
        <h2 className={styles['headline']}>{t(headlines[tone].title)}</h2>
        <p>{t(headlines[tone].text)}</p>
      </div>
      <Card title={t('status.objectives')} flush>
        <CardList>
          {status.objectives.map((item) => (
            <ObjectiveItem
              key={item.objective}
              item={item}
              until={status.checked_at}
              state={
                !status.is_database_available
                  ? 'unavailable'
                  : ongoing.has(item.objective)
                    ? 'disturbed'
                    : item.share === null
                      ? 'unknown'
                      : 'working'
              }
            />
          ))}
        </CardList>
      </Card>
      <IncidentList incidents={status.incidents} />
    </Stack>
  )
}

const headlines = {
  good: { title: 'status.allGood', text: 'status.allGoodText' },
  unknown: { title: 'status.noFigures', text: 'status.noFiguresText' },
  disturbed: { title: 'status.problems', text: 'status.problemsText' },
  bad: { title: 'status.noDatabase', text: 'status.noDatabaseText' },
} as const

const tones = { working: 'teal', unknown: 'slate', disturbed: 'amber', unavailable: 'red' } as const

function ObjectiveItem({
  item: { objective, goal, share, days },
  until,
  state,
}: {
  readonly item: ObjectiveStatus
  readonly until: string
  readonly state: keyof typeof tones
}) {
  const name = t(`status.objective.${objective}`)
  return (
    <CardListItem end={<Badge tone={tones[state]}>{t(`status.${state}`)}</Badge>}>
      <strong>{name}</strong>
      <Meta>{t(`status.about.${objective}`)}</Meta>
      <DayStrip label={t('status.days', { name })} days={days} goal={goal} until={until} />
      <Meta>
        {share === null ? t('status.noShare', { goal }) : t('status.share', { share, goal })}
      </Meta>
    </CardListItem>
  )
}

function IncidentList({ incidents }: { readonly incidents: readonly Incident[] }) {
  if (incidents.length === 0)
    return (
      <Card title={t('status.incidents')}>
        <EmptyState
          icon={<IconCircleCheck size={20} />}
          title={t('status.noIncidents')}
          text={t('status.noIncidentsText')}
        />
      </Card>
    )
  return (
    <Card title={t('status.incidents')} count={incidents.length} flush>
      <CardList>
        {incidents.map(({ objective, kind, starts_at, ends_at }) => (
          <CardListItem
            key={`${objective} ${kind} ${starts_at}`}
            end={ends_at === null ? <Badge tone="amber">{t('status.ongoing')}</Badge> : null}
          >
            <strong>{t(`status.${kind}.${objective}`)}</strong>
            <Meta>
              <RelativeTime at={starts_at} />
              {ends_at === null ? null : (
                <>
                  {' – '}
                  <RelativeTime at={ends_at} inSentence />
                </>
              )}
            </Meta>
          </CardListItem>
        ))}
      </CardList>
    </Card>
  )
}
