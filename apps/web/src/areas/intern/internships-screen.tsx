import { InternInternships } from '../../features/internships/intern-internships.tsx'
import { WeekAnswers } from '../../features/weekly-feedback/week-answers.tsx'
import { useDialogParam } from '../../platform/router/url-state.ts'

/** Internships; both sides' feedback of a week opens in a sheet. */
export default function InternshipsScreen() {
  const answers = useDialogParam('week')
  return (
    <>
      <InternInternships onSee={answers.open} />
      {answers.shown ? (
        <WeekAnswers week={answers.shown} side="intern" onClose={answers.close} />
      ) : null}
    </>
  )
}
