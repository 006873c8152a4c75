import styles from './charts.module.css'

interface Line {
  readonly name: string
  readonly tone: 'brand' | 'violet'
  readonly values: readonly (number | null)[]
}

interface LinesProps {
  readonly label: string
  /** Heading of the points. */
  readonly column: string
  readonly names: readonly string[]
  readonly lines: readonly Line[]
  readonly max: number
  readonly now?: string
  /**
   * Returns the label of a line's last value, including its point, because lines may end at
   * different points.
   */
  readonly formatLast: (value: number, name: string) => string
}

interface Point {
  readonly value: number
  readonly at: number
  readonly index: number
}

interface DrawnLine extends Line {
  readonly points: readonly Point[]
}

/** Coordinates of points and values in the drawing. */
interface Scale {
  readonly x: (index: number) => number
  readonly y: (value: number) => number
}

const lineColours = { brand: 'var(--brand-600)', violet: 'var(--s-violet)' } as const

/**
 * Two or more lines over the same points, each labelled at its last one; missing values keep their
 * position.
 */
export function LinesChart({ label, column, names, lines, max, now, formatLast }: LinesProps) {
  const scale: Scale = {
    x: (index) => 10 + (index * 236) / Math.max(1, names.length - 1),
    y: (value) => 100 - ((value - 1) / (max - 1)) * 88,
  }
  const drawnLines = listDrawnLines(lines, scale)
  const formatLastPoint = (points: readonly Point[]) =>
    points.slice(-1).map((point) => ` ${formatLast(point.value, names[point.index] ?? '')}`)
  return (
    <figure className={styles['chart']}>
      <svg
        className={styles['line']}
        viewBox="0 0 300 124"
        aria-hidden
        fontFamily="inherit"
        fontSize="11"
      >
        <ValueAxis max={max} scale={scale} />
        <PointNames names={names} now={now} scale={scale} />
        {drawnLines.map((line) => (
          <LineShape key={line.name} line={line} isAlone={drawnLines.length === 1} scale={scale} />
        ))}
      </svg>
      <p className={styles['legend']}>
        {drawnLines.map((line) => (
          <span key={line.name} data-tone={line.tone}>
            {line.name}
            {formatLastPoint(line.points)}
          </span>
        ))}
      </p>
      <LinesTable label={label} column={column} names={names} lines={lines} />
    </figure>
  )
}

/** Returns the lines that have a value to draw. */
function listDrawnLines(lines: readonly Line[], { x }: Scale): readonly DrawnLine[] {
  return lines
    .map((line) => ({
      ...line,
      points: line.values.flatMap((value, index) =>
        value === null ? [] : [{ value, at: x(index), index }],
      ),
    }))
    .filter((line) => line.points.length > 0)
}

function ValueAxis({ max, scale: { y } }: { readonly max: number; readonly scale: Scale }) {
  return [1, Math.round(max / 2), max].map((value) => (
    <g key={value}>
      <line x1="0" x2="276" y1={y(value)} y2={y(value)} stroke="var(--line)" />
      <text x="298" y={y(value) + 4} textAnchor="end" fill="var(--dim)">
        {value}
      </text>
    </g>
  ))
}

interface PointNamesProps {
  readonly names: readonly string[]
  readonly now: string | undefined
  readonly scale: Scale
}

function PointNames({ names, now, scale }: PointNamesProps) {
  return names.map((name, index) => (
    <text
      key={name}
      x={scale.x(index)}
      y="120"
      textAnchor="middle"
      fill={name === now ? 'var(--text)' : 'var(--dim)'}
      fontWeight={name === now ? 600 : 400}
    >
      {name}
    </text>
  ))
}

interface LineShapeProps {
  readonly line: DrawnLine
  readonly isAlone: boolean
  readonly scale: Scale
}

function LineShape({ line, isAlone, scale: { y } }: LineShapeProps) {
  // A small offset, so that equal lines do not hide each other.
  const transform = `translate(0 ${line.tone === 'brand' ? -2.5 : 2.5})`
  return (
    <g fill={lineColours[line.tone]} transform={isAlone ? undefined : transform}>
      <polyline
        points={line.points.map((point) => `${point.at},${y(point.value)}`).join(' ')}
        fill="none"
        stroke={lineColours[line.tone]}
        strokeWidth="2"
        {...(line.tone === 'violet' ? { strokeDasharray: '5 4' } : {})}
      />
      {line.points.map((point) => (
        <circle key={point.index} cx={point.at} cy={y(point.value)} r="3.5" />
      ))}
    </g>
  )
}

/** The same numbers as a table for screen readers. */
function LinesTable({
  label,
  column,
  names,
  lines,
}: Pick<LinesProps, 'label' | 'column' | 'names' | 'lines'>) {
  return (
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
  )
}
