import type { ReactNode } from 'react'
import styles from './charts.module.css'

export interface Datum {
  readonly name: string
  readonly value: number
  /** Text beside the number: "65%", "41% continue". */
  readonly valueLabel?: string
}

/** A missing value keeps its position without a label. */
type GapDatum = Omit<Datum, 'value'> & { readonly value: number | null }

interface ChartProps {
  /** Description for screen readers. */
  readonly label: string
  readonly data: readonly Datum[]
  /** Headings of the hidden table. */
  readonly columns: readonly [string, string]
}

/** The same numbers as a table for screen readers. */
function HiddenTable({
  label,
  data,
  columns,
}: Omit<ChartProps, 'data'> & { readonly data: readonly GapDatum[] }) {
  return (
    <table className={styles['table']}>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col">{columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ name, value, valueLabel }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {value ?? '–'} {valueLabel}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * Vertical bars, for example hours per week or ratings over the weeks; a missing value is a gap.
 * @param now name of the current bar
 */
export function BarChart({
  now,
  max,
  line,
  ...props
}: Omit<ChartProps, 'data'> & {
  readonly data: readonly GapDatum[]
  readonly now?: string
  readonly max?: number
  /** A reference value drawn across the bars. */ readonly line?: {
    readonly value: number
    readonly label: string
  }
}) {
  const top = max ?? Math.max(1, ...props.data.map(({ value }) => value ?? 0))
  return (
    <figure className={styles['chart']}>
      {/* Above the bars, where it covers none of their numbers. */}
      {line ? <p className={styles['lineSays']}>{line.label}</p> : null}
      <div className={styles['bars']} aria-hidden>
        {line && line.value <= top ? (
          <span
            className={styles['across']}
            style={{ bottom: `${20 + barHeight(line.value, top)}px` }}
          />
        ) : null}
        {props.data.map((datum) => (
          <Bar key={datum.name} {...datum} top={top} isNow={datum.name === now} />
        ))}
      </div>
      <HiddenTable {...props} />
    </figure>
  )
}

interface BarProps extends GapDatum {
  /** The value of the tallest bar. */
  readonly top: number
  readonly isNow: boolean
}

function Bar({ name, value, top, isNow }: BarProps) {
  return (
    <span className={styles['bar']} data-now={isNow}>
      {value === null ? null : (
        <>
          <b>{value}</b>
          <i style={{ height: `${barHeight(value, top)}px` }} />
        </>
      )}
      {name}
    </span>
  )
}

/** Height in pixels; 20 more are below it for the name. */
const barHeight = (value: number, top: number) => (value / top) * 92

/** Horizontal bars, one per stage, the last in full brand colour: the funnel of a cohort. */
export function StageBars(props: ChartProps) {
  const top = Math.max(1, ...props.data.map(({ value }) => value))
  return (
    <figure className={styles['chart']}>
      <dl className={styles['lines']} aria-label={props.label}>
        {props.data.map(({ name, value, valueLabel }, index) => [
          <dt key={name}>{name}</dt>,
          <dd
            key={`${name}-bar`}
            className={index === props.data.length - 1 ? styles['last'] : undefined}
          >
            <i aria-hidden style={{ width: `${(value / top) * 70}%` }} />
            <b>{value}</b>
            {valueLabel ? <span className={styles['share']}>{valueLabel}</span> : null}
          </dd>,
        ])}
      </dl>
    </figure>
  )
}

/** The hiring funnel: numbers above, a narrowing shape, conversion rates below. */
export function Funnel(props: ChartProps) {
  return (
    <figure className={styles['chart']}>
      <div className={styles['funnelHead']} aria-hidden>
        {props.data.map(({ name, value }) => (
          <div key={name}>
            <p className={styles['number']}>{value}</p>
            <p className={styles['small']}>{name}</p>
          </div>
        ))}
      </div>
      <FunnelBars data={props.data} />
      <div className={styles['funnelHead']} aria-hidden>
        {props.data.map(({ name, valueLabel }) => (
          <p key={name} className={styles['small']}>
            {valueLabel}
          </p>
        ))}
      </div>
      <HiddenTable {...props} />
    </figure>
  )
}

function FunnelBars({ data }: Pick<ChartProps, 'data'>) {
  const top = Math.max(1, ...data.map(({ value }) => value))
  const step = 100 / Math.max(1, data.length)
  const height = (value: number) => Math.max(3, (value / top) * 46)
  return (
    <svg className={styles['funnel']} viewBox="0 0 100 92" preserveAspectRatio="none" aria-hidden>
      {data.map(({ name, value }, index) => {
        const barTop = height(value)
        const next = height(data[index + 1]?.value ?? value)
        const [x, end] = [index * step + (index === 0 ? 0 : 0.4), (index + 1) * step]
        const [bend, mid] = [x + step * 0.55, x + step * 0.8]
        return (
          <path
            key={name}
            d={`M${x} ${46 - barTop}H${bend}C${mid} ${46 - barTop} ${mid} ${46 - next} ${end} ${46 - next}V${46 + next}C${mid} ${46 + next} ${mid} ${46 + barTop} ${bend} ${46 + barTop}H${x}Z`}
            fill={value > 0 && index === data.length - 1 ? 'var(--brand-600)' : 'var(--brand-200)'}
          />
        )
      })}
    </svg>
  )
}

/** A line of a few points, for example the weekly rating. */
export function LineChart({
  max = 10,
  data,
  ...props
}: Omit<ChartProps, 'data'> & {
  readonly data: readonly { readonly name: string; readonly value: number | null }[]
  readonly max?: number
}) {
  const x = (index: number) => 16 + (index * 268) / Math.max(1, data.length - 1)
  const y = (value: number) => 72 - (value / max) * 52
  // A week without a value keeps its position, so that distances stay correct.
  const points = data.flatMap(({ name, value }, index) =>
    value === null ? [] : [{ name, value, at: x(index) }],
  )
  return (
    <figure className={styles['chart']}>
      <svg className={styles['line']} viewBox="0 0 300 100" aria-hidden fontFamily="inherit">
        <polyline
          points={points.map(({ at, value }) => `${at},${y(value)}`).join(' ')}
          fill="none"
          stroke="var(--brand-600)"
          strokeWidth="2"
        />
        {points.map(({ name, value, at }) => (
          <g key={name} textAnchor="middle" fontSize="12" fill="var(--text)">
            <circle cx={at} cy={y(value)} r="4" fill="var(--brand-600)" />
            <text x={at} y={y(value) - 10} fontWeight="600">
              {value}
            </text>
            <text x={at} y="96" fill="var(--dim)">
              {name}
            </text>
          </g>
        ))}
      </svg>
      <HiddenTable {...props} data={points} />
    </figure>
  )
}

/** A thin progress bar, 0 to 1; the text beside it states the number. */
export function Meter({
  share,
  label,
}: {
  readonly share: number
  readonly label: ReactNode & string
}) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <span
      className={styles['meter']}
      role="meter"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${percent}%` }} />
    </span>
  )
}
