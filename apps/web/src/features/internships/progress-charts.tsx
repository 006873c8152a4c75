import type { InternshipDetail } from '@fledge/contract/internships/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { BarChart } from '@fledge/ui/charts.tsx'
import { LinesChart } from '@fledge/ui/lines-chart.tsx'
import { type ReactNode, useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { isWeekDone } from './format-progress.ts'
import styles from './progress.module.css'

interface Line {
  readonly name: string
  readonly values: readonly string[]
}

interface FiguresProps {
  readonly heads: readonly string[]
  readonly lines: readonly Line[]
}

interface ChartCardProps extends FiguresProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** Chart with a switch to a table of the same numbers. */
function ChartCard({ title, text, heads, lines, children }: ChartCardProps) {
  const [isTable, setIsTable] = useState(false)
  return (
    <Card
      title={title}
      side={
        <Button
          tone="link"
          size="small"
          aria-pressed={isTable}
          onClick={() => setIsTable(!isTable)}
        >
          {t(isTable ? 'internshipScreen.chart.chart' : 'internshipScreen.chart.table')}
        </Button>
      }
      borderless
      className={styles['chart'] ?? ''}
    >
      <p className={styles['small']}>{text}</p>
      {isTable ? <Figures heads={heads} lines={lines} /> : children}
    </Card>
  )
}

function Figures({ heads, lines }: FiguresProps) {
  return (
    <table className={styles['figures']}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name}>
            <th scope="row">{line.name}</th>
            {line.values.map((value, index) => (
              <td key={heads[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const formatChartValue = (value: number | null) => (value === null ? '–' : String(value))

/** Hours per week, with the agreed hours as a line. */
export function Hours({ progress }: { readonly progress: InternshipDetail }) {
  const data = progress.list.map((week) => ({ name: String(week.number), value: week.own_hours }))
  return (
    <ChartCard
      title={t('internshipScreen.chart.hours')}
      text={formatHoursSummary(progress)}
      heads={[t('internshipScreen.weeks'), t('internshipScreen.hours')]}
      lines={progress.list.map((week) => ({
        name: String(week.number),
        values: [formatChartValue(week.own_hours)],
      }))}
    >
      <BarChart
        label={t('internshipScreen.chart.hours')}
        columns={[t('internshipScreen.weeks'), t('internshipScreen.hours')]}
        data={data}
        max={Math.max(progress.hours_a_week, ...data.map((point) => point.value ?? 0))}
        line={{
          value: progress.hours_a_week,
          label: t('internshipScreen.chart.agreed', { hours: progress.hours_a_week }),
        }}
        {...(progress.current_week ? { now: String(progress.current_week) } : {})}
      />
    </ChartCard>
  )
}

/** Returns the total hours of completed weeks and the week that is still open. */
function formatHoursSummary(progress: InternshipDetail): string {
  const total = progress.list.reduce(
    (sum, week) => sum + (isWeekDone(week.own_label) ? (week.own_hours ?? 0) : 0),
    0,
  )
  const open = progress.list.find((week) => week.own_hours !== null && !isWeekDone(week.own_label))
  const isOver = progress.list.every((week) => isWeekDone(week.own_label))
  return [
    total > 0
      ? t(isOver ? 'internshipScreen.chart.hoursAll' : 'internshipScreen.chart.hoursSum', {
          hours: total,
        })
      : t('internshipScreen.chart.none'),
    open ? t('internshipScreen.chart.open', { week: open.number }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Ratings by both sides over time; the other side's ratings appear only once both may see them. */
export function Ratings({
  progress,
  other,
}: {
  readonly progress: InternshipDetail
  readonly other: string
}) {
  if (progress.list.every((week) => week.own_rating === null && week.other_rating === null))
    return null
  const names = progress.list.map((week) => String(week.number))
  return (
    <ChartCard
      title={t('internshipScreen.chart.rating')}
      text={t('internshipScreen.chart.ratingText')}
      heads={[t('internshipScreen.weeks'), t('internshipScreen.you'), other]}
      lines={progress.list.map((week) => ({
        name: String(week.number),
        values: [formatChartValue(week.own_rating), formatChartValue(week.other_rating)],
      }))}
    >
      <LinesChart
        label={t('internshipScreen.chart.rating')}
        column={t('internshipScreen.weeks')}
        names={names}
        max={10}
        formatLast={(value, week) => t('internshipScreen.chart.lastRating', { value, week })}
        {...(progress.current_week ? { now: String(progress.current_week) } : {})}
        lines={[
          {
            name: t('internshipScreen.you'),
            tone: 'brand',
            values: progress.list.map((week) => week.own_rating),
          },
          { name: other, tone: 'violet', values: progress.list.map((week) => week.other_rating) },
        ]}
      />
    </ChartCard>
  )
}
