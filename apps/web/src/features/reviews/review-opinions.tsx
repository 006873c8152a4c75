import { isOpinionOpen, opinionBadges } from '@fledge/domain/reviews/opinion-types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { CardList, CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useReviewKeys } from '../../platform/list/review-keys.ts'
import { ShortcutCap } from '../../platform/list/shortcut-cap.tsx'
import { useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { AnswerOpinionDialog } from './answer-opinion-dialog.tsx'
import { AskOpinionDialog } from './ask-opinion-dialog.tsx'
import type { Review } from './review-name.ts'
import styles from './reviews.module.css'

/** Second opinions of colleagues on an application, and what the reviewer can do about them. */
export function ReviewOpinions({ review }: { readonly review: Review }) {
  const { opinions, may } = review
  const [open, setOpen] = useState<'ask' | 'answer' | null>(null)
  const [mayAsk, mayAnswer] = [may.askOpinion === true, may.answerOpinion === true]
  useReviewKeys({
    o: mayAnswer ? () => setOpen('answer') : mayAsk ? () => setOpen('ask') : undefined,
  })
  if (opinions.length === 0 && !mayAsk) return null
  return (
    <section>
      <h2>{t('opinion.title')}</h2>
      <Stack tight>
        {opinions.length > 0 ? (
          <CardList>
            {opinions.map((opinion) => (
              <CardListItem key={opinion.opinion_id}>
                <Opinion opinion={opinion} />
              </CardListItem>
            ))}
          </CardList>
        ) : null}
        <OpinionButtons review={review} onOpen={setOpen} />
      </Stack>
      {open === 'ask' ? <AskOpinionDialog review={review} onClose={() => setOpen(null)} /> : null}
      {open === 'answer' ? (
        <AnswerOpinionDialog review={review} onClose={() => setOpen(null)} />
      ) : null}
    </section>
  )
}

interface OpinionButtonsProps {
  readonly review: Review
  readonly onOpen: (dialog: 'ask' | 'answer') => void
}

function OpinionButtons({ review, onOpen }: OpinionButtonsProps) {
  const { askOpinion, answerOpinion, cancelOpinion } = review.may
  const cap = <ShortcutCap>O</ShortcutCap>
  return (
    <Group>
      {askOpinion === true ? (
        <Button size="small" after={cap} onClick={() => onOpen('ask')}>
          {t('opinion.ask')}
        </Button>
      ) : null}
      {answerOpinion === true ? (
        <Button tone="primary" size="small" after={cap} onClick={() => onOpen('answer')}>
          {t('opinion.answer')}
        </Button>
      ) : null}
      {cancelOpinion === true ? <CancelButton id={review.application_id} /> : null}
    </Group>
  )
}

function CancelButton({ id }: { readonly id: string }) {
  const cancel = useApiMutation('reviews', 'cancelOpinion', {
    onDone: () => showToast(t('opinion.cancelled')),
  })
  return (
    <Button
      size="small"
      busy={cancel.isPending}
      onClick={() => cancel.mutate({ params: { id }, body: {} })}
    >
      {t('opinion.cancel')}
    </Button>
  )
}

interface OpinionProps {
  readonly opinion: Review['opinions'][number]
}

function Opinion({ opinion }: OpinionProps) {
  const { status, question } = opinion
  const [zone, now] = [useZone(), useNow()]
  const badge = opinionBadges[status]
  const when = (time: string) => formatTimeInSentence(time, zone, now)
  return (
    <Stack tight>
      <span>
        <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
      </span>
      <Meta>{t('opinion.asked', { name: opinion.asker_name, when: when(opinion.asked_at) })}</Meta>
      <p className={styles['opinion']}>{question}</p>
      {isOpinionOpen(opinion) ? (
        <Meta>
          {opinion.owner_name === null
            ? t('opinion.waitsForTeam', { when: when(opinion.due_at) })
            : t('opinion.waitsFor', { name: opinion.owner_name, when: when(opinion.due_at) })}
        </Meta>
      ) : null}
      <Answer opinion={opinion} />
    </Stack>
  )
}

function Answer({ opinion }: OpinionProps) {
  const [zone, now] = [useZone(), useNow()]
  const { recommendation, comment, answered_at: answeredAt } = opinion
  if (!recommendation || !answeredAt) return null
  return (
    <>
      <Meta>
        {t('opinion.given', {
          name: opinion.answerer_name ?? '',
          when: formatTimeInSentence(answeredAt, zone, now),
        })}
      </Meta>
      <b>{t(`opinion.recommend.${recommendation}`)}</b>
      <p className={styles['opinion']}>{comment}</p>
    </>
  )
}
