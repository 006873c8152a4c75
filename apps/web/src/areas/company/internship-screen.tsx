import { useCallback } from 'react'
import { pages } from '@fledge/contract/pages.ts'
import { SkeletonRows } from '@fledge/ui/states.tsx'
import { OfferBehind } from '../../features/internships/offer-behind.tsx'
import { ProgressView } from '../../features/internships/progress-view.tsx'
import { HostWeek } from '../../features/weekly-feedback/host-week.tsx'
import { WeekAnswers } from '../../features/weekly-feedback/week-answers.tsx'
import { useAddressSheet, useAddressState, usePart } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'

/** One internship of the company: its weeks and charts, the host's weekly form, both sides of a week. */
export default function CompanyInternshipScreen() {
  const id = usePart('internshipId')
  const [search, setSearch] = useAddressState()
  const progress = useAnswer('internships', 'internshipProgress', { params: { id } })
  const [week, question] = [search['feedback'], search['question']]
  const [seen, see, closeSeen] = useAddressSheet('week')
  const close = () => setSearch({ feedback: undefined, question: undefined }, { push: true })
  const step = useCallback(
    (slug: string, how?: { readonly push: boolean }) => setSearch({ question: slug }, how),
    [setSearch],
  )
  const name = progress.data?.payload.intern.name
  useTitle(name ?? t('internshipScreen.one'), [
    { label: t('internshipScreen.hired'), to: pages.company.hired },
  ])
  return (
    <>
      <Answer
        of={progress}
        name={t('internshipScreen.one')}
        loading={<SkeletonRows rows={6} label={t('internshipScreen.one')} />}
      >
        {(payload) =>
          typeof week === 'string' ? (
            <HostWeek
              key={week}
              intern={payload.intern.intern_id}
              week={week}
              asked={typeof question === 'string' ? question : null}
              onStep={step}
              onDone={close}
              onWeek={(other) =>
                setSearch({ feedback: other, question: undefined }, { push: true })
              }
            />
          ) : (
            <ProgressView
              progress={payload}
              side="company"
              behind={<OfferBehind internship={payload.internship_id} />}
              onAnswer={(one) => setSearch({ feedback: one }, { push: true })}
              onSee={see}
            />
          )
        }
      </Answer>
      {seen ? <WeekAnswers week={seen} side="company" onClose={closeSeen} /> : null}
    </>
  )
}
