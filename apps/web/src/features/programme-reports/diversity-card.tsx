import type { DiversityTotals } from '@fledge/contract/programme-reports/schema.ts'
import type { DiversityQuestion } from '@fledge/domain/programme-reports/types.ts'
import { locale } from '@fledge/kernel/locale.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatDayInSentence, useNow } from '../../platform/time/clock.ts'
import { formatRatio, formatShare } from './format-report.ts'
import { NumberTable } from '../../shared/number-table.tsx'
import styles from './programme-report.module.css'

type Question = DiversityTotals['questions'][number]
type Group = Question['groups'][number]

const questionTexts = {
  gender_id: 'applications.field.gender',
  racial_ethnic_group_ids: 'applications.field.racialEthnicGroup',
  disability_ids: 'applications.field.disability',
  first_generation_student: 'applications.field.firstGeneration',
  international_student: 'applications.field.international',
} as const satisfies Readonly<Record<DiversityQuestion, string>>

/** Totals about diversity, read when someone asks for them because reading is recorded. */
export function DiversityCard() {
  const [isShown, setShown] = useState(false)
  return (
    <Card title={t('programmeReport.diversity')}>
      <Stack tight>
        <Meta>{t('programmeReport.diversityText')}</Meta>
        {isShown ? (
          <Totals />
        ) : (
          <div>
            <Button onClick={() => setShown(true)}>{t('programmeReport.showDiversity')}</Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}

function Totals() {
  const [zone, now] = [useZone(), useNow()]
  const totals = useApiQuery('programmeReports', 'getDiversityTotals', {})
  return (
    <QueryResult of={totals} name={t('programmeReport.diversity')}>
      {({ as_of: asOf, questions }) => (
        <Stack>
          <Meta>{t('programmeReport.asOf', { day: formatDayInSentence(asOf, zone, now) })}</Meta>
          {questions.map((question) => (
            <QuestionTable key={question.question} question={question} />
          ))}
        </Stack>
      )}
    </QueryResult>
  )
}

function QuestionTable({ question: { question, groups } }: { readonly question: Question }) {
  const title = t(questionTexts[question])
  if (groups.every(({ submitted }) => submitted === null))
    return <p>{t('programmeReport.tooFew', { question: title })}</p>
  return (
    <NumberTable
      title={title}
      columns={[
        title,
        t('programmeReport.submitted'),
        t('programmeReport.approved'),
        t('programmeReport.offered'),
      ]}
    >
      {groups.map((group) => (
        <tr key={group.answer ?? ''}>
          <th scope="row">{nameAnswer(group)}</th>
          <td>{group.submitted === null ? <Hidden /> : group.submitted.toLocaleString(locale)}</td>
          <td>
            <Selection selection={group.approved} />
          </td>
          <td>
            <Selection selection={group.offered} />
          </td>
        </tr>
      ))}
    </NumberTable>
  )
}

function nameAnswer({ answer, label }: Group): string {
  if (answer === null) return t('programmeReport.unanswered')
  return label ?? translateKey(`applications.yesNo.${answer}`)
}

const Hidden = () => <span className={styles['dim']}>{t('programmeReport.hidden')}</span>

function Selection({ selection }: { readonly selection: Group['approved'] }) {
  const { count, rate, ratio, is_below: isBelow } = selection
  if (count === null || rate === null) return <Hidden />
  return (
    <>
      {count.toLocaleString(locale)} · {formatShare(rate)}
      {ratio === null ? null : isBelow ? (
        <div>
          <Badge tone="amber">{t('programmeReport.below', { ratio: formatRatio(ratio) })}</Badge>
        </div>
      ) : (
        <span className={styles['small']}>
          {t('programmeReport.ratio', { ratio: formatRatio(ratio) })}
        </span>
      )}
    </>
  )
}
