import { InternInternships } from '../../features/internships/intern-internships.tsx'
import { WeekAnswers } from '../../features/weekly-feedback/week-answers.tsx'
import { useUrlSheet } from '../../platform/router/url-state.ts'

/** Internships; both sides' feedback of a week opens in a sheet. */
export default function InternshipsScreen() {
  const [week, see, close] = useUrlSheet('week')
  return (
    <>
      <InternInternships onSee={see} />
      {week ? <WeekAnswers week={week} side="intern" onClose={close} /> : null}
    </>
  )
}
