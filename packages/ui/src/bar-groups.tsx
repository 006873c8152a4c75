import { useId } from 'react'
import styles from './bar-groups.module.css'

export interface BarGroup {
  readonly name: string
  /** One value per series, in their order. */
  readonly values: readonly number[]
}

interface BarGroupsProps {
  /** Description for screen readers. */
  readonly label: string
  readonly series: readonly string[]
  readonly groups: readonly BarGroup[]
  /** Heading of the table's first column. */
  readonly columnHeading: string
  /** Label of the button that opens the table. */
  readonly tableLabel: string
}

/**
 * Grouped bar chart of up to four series with a legend; the same numbers are available as a table.
 */
export function BarGroups({ label, series, groups, columnHeading, tableLabel }: BarGroupsProps) {
  const id = useId()
  const top = Math.max(1, ...groups.flatMap((group) => group.values))
  return (
    <figure className={styles['chart']} aria-labelledby={id}>
      <figcaption id={id} className={styles['legend']}>
        <span className={styles['caption']}>{label}</span>
        {series.map((name, at) => (
          <span key={name}>
            <i aria-hidden data-series={at} />
            {name}
          </span>
        ))}
      </figcaption>
      <div className={styles['groups']} aria-hidden>
        {groups.map((group) => (
          <GroupBars key={group.name} group={group} series={series} top={top} />
        ))}
      </div>
      <details className={styles['numbers']}>
        <summary>{tableLabel}</summary>
        <NumbersTable series={series} groups={groups} columnHeading={columnHeading} />
      </details>
    </figure>
  )
}

interface GroupBarsProps {
  readonly group: BarGroup
  readonly series: readonly string[]
  /** The value at full height. */
  readonly top: number
}

function GroupBars({ group, series, top }: GroupBarsProps) {
  return (
    <div className={styles['group']}>
      <div className={styles['bars']}>
        {group.values.map((value, at) => (
          <i
            key={series[at]}
            data-series={at}
            style={{ height: value === 0 ? 0 : `${Math.max(3, (value / top) * 100)}%` }}
            title={`${series[at] ?? ''}: ${value}`}
          />
        ))}
      </div>
      <span>{group.name}</span>
    </div>
  )
}

function NumbersTable({
  series,
  groups,
  columnHeading,
}: Pick<BarGroupsProps, 'series' | 'groups' | 'columnHeading'>) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{columnHeading}</th>
          {series.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.name}>
            <th scope="row">{group.name}</th>
            {group.values.map((value, at) => (
              <td key={series[at]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
