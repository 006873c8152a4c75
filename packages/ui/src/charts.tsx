import type { ReactNode } from 'react'
import styles from './charts.module.css'

export interface Datum {
  readonly name: string
  readonly value: number
  /** Beside the number: "65 %", "41 % go on". */
  readonly says?: string
}

/** A value that is not there yet keeps its place and says nothing. */
type GapDatum = Omit<Datum, 'value'> & { readonly value: number | null }

interface ChartProps {
  /** What it shows, for those who can't see it. */
  readonly label: string
  readonly data: readonly Datum[]
  /** Headings of the hidden table. */
  readonly columns: readonly [string, string]
}

/** The same numbers as a table, for screen readers. */
function Numbers({
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
        {data.map(({ name, value, says }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {value ?? '–'} {says}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Upright bars: hours a week, ratings over the weeks; what has no value yet is a gap. @param now name of the bar that is the present one */
export function BarChart({
  now,
  max,
  line,
  ...props
}: Omit<ChartProps, 'data'> & {
  readonly data: readonly GapDatum[]
  readonly now?: string
  readonly max?: number
  /** A value to compare with, across the bars. */ readonly line?: {
    readonly value: number
    readonly says: string
  }
}) {
  const top = max ?? Math.max(1, ...props.data.map(({ value }) => value ?? 0))
  return (
    <figure className={styles['chart']}>
      <div className={styles['bars']} aria-hidden>
        {line && line.value <= top ? (
          <span
            className={styles['across']}
            style={{ bottom: `${20 + (line.value / top) * 92}px` }}
          >
            {line.says}
          </span>
        ) : null}
        {props.data.map(({ name, value }) => (
          <span key={name} className={styles['bar']} data-now={name === now}>
            {value === null ? null : (
              <>
                <b>{value}</b>
                <i style={{ height: `${(value / top) * 92}px` }} />
              </>
            )}
            {name}
          </span>
        ))}
      </div>
      <Numbers {...props} />
    </figure>
  )
}

/** Lying bars, one a stage, the last in full brand: the funnel of a cohort. */
export function StageBars(props: ChartProps) {
  const top = Math.max(1, ...props.data.map(({ value }) => value))
  return (
    <figure className={styles['chart']}>
      <dl className={styles['lines']} aria-label={props.label}>
        {props.data.map(({ name, value, says }, index) => [
          <dt key={name}>{name}</dt>,
          <dd
            key={`${name}-bar`}
            className={index === props.data.length - 1 ? styles['last'] : undefined}
          >
            <i aria-hidden style={{ width: `${(value / top) * 70}%` }} />
            <b>{value}</b>
            {says ? <span className={styles['share']}>{says}</span> : null}
          </dd>,
        ])}
      </dl>
    </figure>
  )
}

/** The hiring funnel: numbers above, a shape that narrows, what share goes on below. */
export function Funnel(props: ChartProps) {
  const top = Math.max(1, ...props.data.map(({ value }) => value))
  const step = 100 / Math.max(1, props.data.length)
  const height = (value: number) => Math.max(3, (value / top) * 46)
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
      <svg className={styles['funnel']} viewBox="0 0 100 92" preserveAspectRatio="none" aria-hidden>
        {props.data.map(({ name, value }, index) => {
          const own = height(value)
          const next = height(props.data[index + 1]?.value ?? value)
          const [x, end] = [index * step + (index === 0 ? 0 : 0.4), (index + 1) * step]
          const [bend, mid] = [x + step * 0.55, x + step * 0.8]
          return (
            <path
              key={name}
              d={`M${x} ${46 - own}H${bend}C${mid} ${46 - own} ${mid} ${46 - next} ${end} ${46 - next}V${46 + next}C${mid} ${46 + next} ${mid} ${46 + own} ${bend} ${46 + own}H${x}Z`}
              fill={index === props.data.length - 1 ? 'var(--brand-600)' : 'var(--brand-200)'}
            />
          )
        })}
      </svg>
      <div className={styles['funnelHead']} aria-hidden>
        {props.data.map(({ name, says }) => (
          <p key={name} className={styles['small']}>
            {says}
          </p>
        ))}
      </div>
      <Numbers {...props} />
    </figure>
  )
}

/** A line of a few points: the rating week by week. */
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
  // A week without a value keeps its place, so that distances stay true.
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
      <Numbers {...props} data={points} />
    </figure>
  )
}

interface LinesProps {
  readonly label: string
  /** Heading of the points. */
  readonly column: string
  readonly names: readonly string[]
  readonly lines: readonly {
    readonly name: string
    readonly tone: 'brand' | 'violet'
    readonly values: readonly (number | null)[]
  }[]
  readonly max: number
  readonly now?: string
  /** A line's last value in words: of which point it is, as lines may end at different ones. */
  readonly lastSays: (value: number, name: string) => string
}

const inks = { brand: 'var(--brand-600)', violet: 'var(--s-violet)' } as const

/** Two or more lines over the same points, each named at its last one; what has no value yet keeps its place. */
export function LinesChart({ label, column, names, lines, max, now, lastSays }: LinesProps) {
  const x = (index: number) => 10 + (index * 236) / Math.max(1, names.length - 1)
  const y = (value: number) => 100 - ((value - 1) / (max - 1)) * 88
  const drawn = lines
    .map((line) => ({
      ...line,
      points: line.values.flatMap((value, index) =>
        value === null ? [] : [{ value, at: x(index), index }],
      ),
    }))
    .filter((line) => line.points.length > 0)
  const lastOf = (points: readonly { readonly value: number; readonly index: number }[]) =>
    points.slice(-1).map((one) => ` ${lastSays(one.value, names[one.index] ?? '')}`)
  return (
    <figure className={styles['chart']}>
      <svg
        className={styles['line']}
        viewBox="0 0 300 124"
        aria-hidden
        fontFamily="inherit"
        fontSize="11"
      >
        {[1, Math.round(max / 2), max].map((value) => (
          <g key={value}>
            <line x1="0" x2="276" y1={y(value)} y2={y(value)} stroke="var(--line)" />
            <text x="298" y={y(value) + 4} textAnchor="end" fill="var(--dim)">
              {value}
            </text>
          </g>
        ))}
        {names.map((name, index) => (
          <text
            key={name}
            x={x(index)}
            y="120"
            textAnchor="middle"
            fill={name === now ? 'var(--text)' : 'var(--dim)'}
            fontWeight={name === now ? 600 : 400}
          >
            {name}
          </text>
        ))}
        {drawn.map((line) => (
          // A little apart, so that where both are equal neither hides the other.
          <g
            key={line.name}
            fill={inks[line.tone]}
            transform={
              drawn.length > 1 ? `translate(0 ${line.tone === 'brand' ? -2.5 : 2.5})` : undefined
            }
          >
            <polyline
              points={line.points.map((one) => `${one.at},${y(one.value)}`).join(' ')}
              fill="none"
              stroke={inks[line.tone]}
              strokeWidth="2"
              {...(line.tone === 'violet' ? { strokeDasharray: '5 4' } : {})}
            />
            {line.points.map((one) => (
              <circle key={one.index} cx={one.at} cy={y(one.value)} r="3.5" />
            ))}
          </g>
        ))}
      </svg>
      <p className={styles['legend']}>
        {drawn.map((line) => (
          <span key={line.name} data-tone={line.tone}>
            {line.name}
            {lastOf(line.points)}
          </span>
        ))}
      </p>
      <table className={styles['table']}>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            {lines.map((line) => (
              <th key={line.name} scope="col">
                {line.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {lines.map((line) => (
                <td key={line.name}>{line.values[index] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** How far something is, 0 to 1, as a thin bar; the words beside it say the number. */
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
