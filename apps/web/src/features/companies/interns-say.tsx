import { Button } from '@fledge/ui/button.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { midDay, useNow } from '../../platform/clock.ts'
import { useAnswer } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'

const few = 5
// As many as one page of the list holds.
const most = 100

/** What interns said of a company's interviews, the newest first; the company does not read it. Nothing where none did. */
export function InternsSay({ id }: { readonly id: string }) {
  const [zone, now] = [useZone(), useNow()]
  const [size, setSize] = useState(few)
  const list = useAnswer(
    'interviews',
    'listInternFeedback',
    { params: { id }, query: { per_page: String(size) } },
    { keep: true },
  ).data
  if (!list || list.count === 0) return null
  return (
    <section aria-label={t('companies.review.internsSay')}>
      <h2>{t('companies.review.internsSay')}</h2>
      <Stack tight>
        {list.payload.map((one) => (
          <div key={one.interview_id}>
            <p>
              <b>
                {one.rating === null
                  ? one.intern
                  : t('companies.review.rated', { name: one.intern, rating: one.rating })}
              </b>
            </p>
            {[one.strengths, one.note].map((words) =>
              words ? <p key={words}>“{words}”</p> : null,
            )}
            <Meta>
              {one.plan_name} · {midDay(one.created_at, zone, now)}
            </Meta>
          </div>
        ))}
        {list.count > list.payload.length && size < most ? (
          <Group>
            <Button tone="link" size="small" onClick={() => setSize(most)}>
              {t('companies.review.internsSayMore', {
                count: Math.min(list.count, most) - list.payload.length,
              })}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </section>
  )
}
