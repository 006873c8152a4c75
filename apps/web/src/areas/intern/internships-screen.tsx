import { InternInternships } from '../../features/internships/intern-internships.tsx'
import { WeekAnswers } from '../../features/weekly-feedback/week-answers.tsx'
import { useAddressState } from '../../platform/address-state.ts'

/** Internships, and both sides of a week in a sheet over them. */
export default function InternshipsScreen() {
  const [search, setSearch] = useAddressState()
  const week = typeof search['week'] === 'string' ? search['week'] : null
  return (
    <>
      <InternInternships onSee={(id) => setSearch({ week: id }, { push: true })} />
      {week ? <WeekAnswers week={week} side="intern" onClose={() => setSearch({ week: undefined })} /> : null}
    </>
  )
}
