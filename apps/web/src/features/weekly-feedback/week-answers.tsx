import type { WeekDetail } from '@fledge/contract/weekly-feedback/schema.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { Sheet } from '@fledge/ui/dialog.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './week-page.module.css'
import { formatWeek } from '../../shared/format-week.ts'

/** Sheet with the answers of both sides; the other side's appear only once both may see them. */
export function WeekAnswers({
  week,
  side,
  onClose,
}: {
  readonly week: string
  readonly side: WeekSide
  readonly onClose: () => void
}) {
  const params = { weekly_feedback_id: week }
  const own = useApiQuery(
    'weeklyFeedback',
    'viewInternWeek',
    { params },
    { enabled: side === 'intern' },
  )
  const host = useApiQuery(
    'weeklyFeedback',
    'viewHostWeek',
    { params },
    { enabled: side === 'company' },
  )
  const detail = side === 'intern' ? own : host
  const number = detail.data?.payload.week
  return (
    <Sheet
      opened
      inAddress
      onClose={onClose}
      width={640}
      title={number ? t('weekScreen.answers', { week: number }) : t('weekScreen.title')}
      closeLabel={t('common.btn.close')}
    >
      <QueryResult of={detail} name={t('weekScreen.title')}>
        {(payload) => <Sides detail={payload} side={side} />}
      </QueryResult>
    </Sheet>
  )
}

function Sides({ detail, side }: { readonly detail: WeekDetail; readonly side: WeekSide }) {
  const zone = useZone()
  const other = side === 'intern' ? detail.company_name : detail.intern_name
  return (
    <>
      <p className={styles['dim']}>{formatWeek(detail.starts_on, detail.ends_on)}</p>
      <div className={styles['sides']}>
        <AnswerList title={t('weekScreen.you')} rows={detail.own} />
        {detail.other ? (
          <AnswerList title={other} rows={detail.other} />
        ) : (
          <p className={styles['dim']}>
            {t('weekScreen.hidden', {
              name: other,
              day: formatTime(detail.visible_at, zone, 'day'),
            })}
          </p>
        )}
      </div>
    </>
  )
}

function AnswerList({ title, rows }: { readonly title: string; readonly rows: WeekDetail['own'] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles['said']}>
        {rows.map((row) => (
          <div key={row.slug}>
            <dt>{row.text}</dt>
            <dd>{row.says ?? t('weekScreen.noAnswer')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
