import { Button } from '@fledge/ui/button.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { formatDayInSentence, useNow } from '../../platform/time/clock.ts'
import type { Payload } from '../../platform/http/client.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'

type Feedback = Payload<'interviews', 'listInternFeedback'>[number]
const initialCount = 5
// Size of one page of the list.
const maxCount = 100

/**
 * Intern feedback on a company's interviews, newest first. Never visible to the company; renders
 * nothing without feedback.
 */
export function InternFeedbackList({ id }: { readonly id: string }) {
  const [size, setSize] = useState(initialCount)
  const list = useApiQuery(
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
        {list.payload.map((feedback) => (
          <FeedbackEntry key={feedback.interview_id} feedback={feedback} />
        ))}
        {list.count > list.payload.length && size < maxCount ? (
          <Group>
            <Button tone="link" size="small" onClick={() => setSize(maxCount)}>
              {t('companies.review.internsSayMore', {
                count: Math.min(list.count, maxCount) - list.payload.length,
              })}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </section>
  )
}

function FeedbackEntry({ feedback }: { readonly feedback: Feedback }) {
  const [zone, now] = [useZone(), useNow()]
  const { intern, rating, strengths, note, plan_name: plan, created_at: at } = feedback
  return (
    <div>
      <p>
        <b>{rating === null ? intern : t('companies.review.rated', { name: intern, rating })}</b>
      </p>
      {[strengths, note].map((words) => (words ? <p key={words}>“{words}”</p> : null))}
      <Meta>
        {plan} · {formatDayInSentence(at, zone, now)}
      </Meta>
    </div>
  )
}
