import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { UnplacedTotals } from '@fledge/contract/placement/schema.ts'
import { locale } from '@fledge/kernel/locale.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { useId, useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { Link } from '../../platform/router/link.tsx'
import { useIsPhone } from '../../platform/router/use-phone.ts'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { ShowAllButton } from '../../shared/show-all-button.tsx'
import { formatStep } from './format-step.ts'
import type { PlacementParams } from './placement-filters.tsx'
import styles from './placement-totals.module.css'

/** Values of a group that are shown first. */
const firstValues = 6

type Filters = PlacementParams['filters']
interface NamedTotal {
  readonly value: string
  readonly label: string
  readonly count: number
}

interface PlacementTotalsProps {
  readonly filters: Filters
}

/** How many interns there are by each value of a filter: every number opens the list that it counts. */
export function PlacementTotals({ filters }: PlacementTotalsProps) {
  const totals = useApiQuery(
    'placement',
    'countUnplaced',
    { query: filters },
    { keep: true, staleTime: 0 },
  )
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const [title, id] = [t('placementScreen.totals'), useId()]
  const isShown = isOpen || !isPhone
  return (
    <Card
      title={title}
      borderless={!isShown}
      {...(isPhone ? { side: <Fold id={id} isOpen={isOpen} onToggle={setOpen} /> } : {})}
    >
      {isShown ? (
        <div id={id}>
          <QueryResult of={totals} name={title}>
            {(payload) => <TotalGroups totals={payload} filters={filters} />}
          </QueryResult>
        </div>
      ) : null}
    </Card>
  )
}

interface FoldProps {
  /** Id of what it shows. */
  readonly id: string
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}

/** On a phone, the totals are longer than the screen, and the list below them is what people open. */
const Fold = ({ id, isOpen, onToggle }: FoldProps) => (
  <Button
    size="small"
    aria-expanded={isOpen}
    aria-controls={isOpen ? id : undefined}
    onClick={() => onToggle(!isOpen)}
  >
    {t(isOpen ? 'placementScreen.hideTotals' : 'placementScreen.showTotals')}
  </Button>
)

interface TotalGroupsProps extends PlacementTotalsProps {
  readonly totals: UnplacedTotals
}

const TotalGroups = ({ totals, filters }: TotalGroupsProps) => (
  <div className={styles['groups']}>
    <TotalGroup
      name="days_left"
      title={t('placementScreen.daysLeft')}
      filters={filters}
      values={totals.days_left.map(({ value, count }) => ({
        value,
        label: t(`placementScreen.daysLeft.${value}`),
        count,
      }))}
    />
    <TotalGroup
      name="step"
      title={t('placementScreen.step')}
      filters={filters}
      values={totals.step.map(({ value, count }) => ({ value, label: formatStep(value), count }))}
    />
    <TotalGroup
      name="career_field_id"
      title={t('placementScreen.field')}
      filters={filters}
      values={totals.career_field_id}
    />
  </div>
)

interface TotalGroupProps extends PlacementTotalsProps {
  /** The filter whose values are counted. */
  readonly name: keyof UnplacedTotals
  readonly title: string
  readonly values: readonly NamedTotal[]
}

function TotalGroup({ name, title, values, filters }: TotalGroupProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const [{ columns }] = useSearchParams()
  // The list keeps its columns.
  const listFilters = typeof columns === 'string' ? { ...filters, columns } : filters
  if (values.length === 0) return null
  const shown = isWhole ? values : values.slice(0, firstValues)
  return (
    <div className={styles['group']}>
      <span className={styles['name']} id={id}>
        {title}
      </span>
      <ul className={styles['values']} aria-labelledby={id}>
        {shown.map(({ value, label, count }) => (
          <li key={value}>
            <Link
              className={styles['value'] ?? ''}
              {...(filters[name] === value ? { 'aria-current': 'page' as const } : {})}
              to={buildPath(paths.operator.placement, {}, { ...listFilters, [name]: value })}
            >
              {label} <span className={styles['number']}>{count.toLocaleString(locale)}</span>
            </Link>
          </li>
        ))}
        {values.length > firstValues ? (
          <li>
            <ShowAllButton
              tone="link"
              name={title}
              isWhole={isWhole}
              count={values.length}
              onToggle={setWhole}
            />
          </li>
        ) : null}
      </ul>
    </div>
  )
}
