import { Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { midDay, useNow } from '../../platform/clock.ts'
import { useAnswer } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'

/** What interns said of a company's interviews, the newest first; the company does not read it. Nothing where none did. */
export function InternsSay({ id }: { readonly id: string }) {
  const [zone, now] = [useZone(), useNow()]
  const list = useAnswer('interviews', 'listInternFeedback', { params: { id }, query: { per_page: '5' } }).data
  if (!list || list.count === 0) return null
  return (
    <section aria-label={t('companies.review.internsSay')}>
      <h2>{t('companies.review.internsSay')}</h2>
      <Stack tight>
        {list.payload.map((one) => (
          <div key={one.interview_id}>
            <p><b>{one.rating === null ? one.intern : t('companies.review.rated', { name: one.intern, rating: one.rating })}</b></p>
            {[one.strengths, one.note].map((words) => (words ? <p key={words}>“{words}”</p> : null))}
            <Meta>{one.plan_name} · {midDay(one.created_at, zone, now)}</Meta>
          </div>
        ))}
        {list.count > list.payload.length ? <Meta>{t('companies.review.internsSayMore', { count: list.count - list.payload.length })}</Meta> : null}
      </Stack>
    </section>
  )
}
