import { useCallback } from 'react'
import { paths } from '@fledge/contract/paths.ts'
import { SkeletonRows } from '@fledge/ui/states.tsx'
import { AcceptedOfferCard } from '../../features/internships/accepted-offer-card.tsx'
import { ProgressView } from '../../features/internships/progress-view.tsx'
import { HostWeek } from '../../features/weekly-feedback/host-week.tsx'
import { WeekAnswers } from '../../features/weekly-feedback/week-answers.tsx'
import { useDialogParam, useSearchParams, usePathParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/** Returns the open weekly form and its current question, both read from the URL. */
function useWeekForm() {
  const [search, setSearch] = useSearchParams()
  const [week, question] = [search['feedback'], search['question']]
  const step = useCallback(
    (slug: string, options?: { readonly push: boolean }) => setSearch({ question: slug }, options),
    [setSearch],
  )
  return {
    week: typeof week === 'string' ? week : null,
    question: typeof question === 'string' ? question : null,
    step,
    open: (week: string) => setSearch({ feedback: week }, { push: true }),
    /** Opens a form at its first question, or closes it. */
    show: (other: string | undefined) =>
      setSearch({ feedback: other, question: undefined }, { push: true }),
  }
}

/**
 * One internship of the company: weeks and charts, the company's weekly form and both sides'
 * feedback of a week.
 */
export default function CompanyInternshipScreen() {
  const id = usePathParam('internshipId')
  const weekForm = useWeekForm()
  const progress = useApiQuery('internships', 'internshipProgress', { params: { id } })
  const { shown, open, close } = useDialogParam('week')
  const name = progress.data?.payload.intern.name
  useTitle(name ?? t('internshipScreen.one'), [
    { label: t('internshipScreen.hired'), to: paths.company.hired },
  ])
  return (
    <>
      <QueryResult
        of={progress}
        name={t('internshipScreen.one')}
        loading={<SkeletonRows rows={6} label={t('internshipScreen.one')} />}
      >
        {(payload) =>
          weekForm.week !== null ? (
            <OpenWeek
              key={weekForm.week}
              intern={payload.intern.intern_id}
              week={weekForm.week}
              form={weekForm}
            />
          ) : (
            <ProgressView
              progress={payload}
              side="company"
              behind={<AcceptedOfferCard internship={payload.internship_id} />}
              onAnswer={weekForm.open}
              onSee={open}
            />
          )
        }
      </QueryResult>
      {shown ? <WeekAnswers week={shown} side="company" onClose={close} /> : null}
    </>
  )
}

interface OpenWeekProps {
  readonly intern: string
  readonly week: string
  readonly form: ReturnType<typeof useWeekForm>
}

function OpenWeek({ intern, week, form }: OpenWeekProps) {
  return (
    <HostWeek
      intern={intern}
      week={week}
      requested={form.question}
      onStep={form.step}
      onDone={() => form.show(undefined)}
      onWeek={form.show}
    />
  )
}
