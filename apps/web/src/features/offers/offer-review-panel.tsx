import { address, pages } from '@fledge/contract/pages.ts'
import type { ReviewOffer } from '@fledge/contract/offers/schema.ts'
import { dateProblems } from '@fledge/domain/offers/rules.ts'
import { rejectOfferReasons } from '@fledge/domain/offers/reasons.ts'
import { offerBadges } from '@fledge/domain/offers/words.ts'
import { Badge, KeyCap } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Answer } from '../../platform/answer.tsx'
import { midTime, useNow } from '../../platform/clock.ts'
import { Link } from '../../platform/link.tsx'
import { showToast } from '../../platform/notes.ts'
import { useAnswer, useCall } from '../../platform/query.ts'
import { ReasonDialog } from '../../platform/reason-dialog.tsx'
import { useZone } from '../../platform/session.ts'
import { say, t } from '../../platform/use-texts.ts'
import { OfferChanges } from './offer-changes.tsx'
import { OfferLetter } from './offer-letter.tsx'
import styles from './operator-offers.module.css'

interface PanelProps {
  readonly id: string
  readonly onStep: (by: number) => void
  readonly isOpen: boolean
}

/** One offer: the letter, what changed since the last version, the rules it keeps, and the decision. */
export function OfferReviewPanel({ id, onStep, isOpen }: PanelProps) {
  const offer = useAnswer('offers', 'getOfferForReview', { params: { id } })
  return (
    <section className={styles['panel']} data-open={isOpen}>
      <Answer of={offer} name={t('offerScreen.title')}>
        {(row) => <Panel offer={row} onStep={onStep} />}
      </Answer>
    </section>
  )
}

function Panel({
  offer,
  onStep,
}: {
  readonly offer: ReviewOffer
  readonly onStep: (by: number) => void
}) {
  const [zone, now] = [useZone(), useNow()]
  const badge = offerBadges[offer.status]
  return (
    <>
      <div className={styles['body']}>
        <Stack>
          <Link to={pages.operator.offers} className={styles['back'] ?? ''}>
            {t('offerScreen.review.title')}
          </Link>
          <div>
            <p className={styles['small']}>
              <Badge tone={badge.tone}>{say(badge.text)}</Badge>{' '}
              {t('offerScreen.review.for', { name: offer.intern.name, plan: offer.plan_name })} ·{' '}
              {offer.sent_at
                ? t('offerScreen.review.sentAt', { time: midTime(offer.sent_at, zone, now) })
                : null}
            </p>
          </div>
          <LastVersion offer={offer} />
          <Rules offer={offer} />
          <OfferLetter
            offer={offer}
            name={offer.intern.name.split(' ')[0] ?? ''}
            logo={<CompanyLogo name={offer.company.name} logo={offer.company.logo_url} size={56} />}
            from={offer.company.name}
            where={
              <Link to={address(pages.operator.company, { id: offer.company.company_id })}>
                {t('offerScreen.profile')}
              </Link>
            }
          />
        </Stack>
      </div>
      <Decision offer={offer} onStep={onStep} />
    </>
  )
}

/** What the newest version changed, and what the company answered to what was asked before it. */
function LastVersion({
  offer: { versions, version, stipend_currency: currency },
}: {
  readonly offer: ReviewOffer
}) {
  const [before, last] = [versions.at(-2), versions.at(-1)]
  return (
    <Card title={t('offerScreen.what')} side={t('offerScreen.version', { version })}>
      <Stack tight>
        {last && last.changes.length > 0 ? (
          <OfferChanges changes={last.changes} currency={currency} />
        ) : (
          <p>{before ? t('offerScreen.versions.same') : t('offerScreen.review.first')}</p>
        )}
        {before?.comments ? (
          <p>
            <b>{t('offerScreen.versions.team')}:</b> {before.comments}
          </p>
        ) : null}
        {last?.answer ? (
          <p>
            <b>{t('offerScreen.versions.company')}:</b> {last.answer}
          </p>
        ) : null}
      </Stack>
    </Card>
  )
}

function Rules({ offer }: { readonly offer: ReviewOffer }) {
  const problems = dateProblems(offer.starts_on, offer.ends_on, {
    startsOn: offer.batch.starts_on,
    endsOn: offer.batch.ends_on,
  })
  const rules = [
    {
      says: `${t('offerScreen.review.inBatch')}: ${offer.batch.name}`,
      good: !problems.startsOn && !problems.endsOn?.includes('Batch'),
    },
    { says: t('offerScreen.review.length'), good: !problems.endsOn?.includes('too') },
    {
      says: t('offerScreen.review.opening', {
        taken: offer.openings_taken,
        openings: offer.openings,
      }),
      good: offer.openings_taken <= offer.openings,
    },
    ...(offer.company.is_trusted ? [{ says: t('offerScreen.review.trusted'), good: true }] : []),
  ]
  return (
    <Card title={t('offerScreen.review.rules')}>
      <ul className={styles['rules']}>
        {rules.map((rule) => (
          <li key={rule.says} data-good={rule.good}>
            {rule.good ? (
              <IconCircleCheck size={18} aria-hidden />
            ) : (
              <IconAlertTriangle size={18} aria-hidden />
            )}
            {rule.says}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const sentence = (may: true | string) => (may === true ? null : say(may))

/** The bar of decisions, with their keys. */
function Decision({
  offer,
  onStep,
}: {
  readonly offer: ReviewOffer
  readonly onStep: (by: number) => void
}) {
  const [asking, setAsking] = useState<'ask' | 'reject' | null>(null)
  const close = () => setAsking(null)
  const done = (text: string) => () => {
    close()
    showToast(text)
    onStep(1)
  }
  const params = { id: offer.offer_id }
  const approve = useCall('offers', 'approveOffer', {
    onDone: done(t('offerScreen.review.approved', { name: offer.intern.name })),
  })
  const ask = useCall('offers', 'requestOfferRevision', {
    onDone: done(t('offerScreen.review.asked')),
    onOvertaken: close,
  })
  const reject = useCall('offers', 'rejectOffer', {
    onDone: done(t('offerScreen.review.rejected')),
    onOvertaken: close,
  })
  const open = offer.may.approve === true
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [role=dialog]')
      if (
        typing ||
        event.metaKey ||
        event.ctrlKey ||
        event.altKey ||
        !open ||
        asking ||
        approve.isPending
      )
        return
      if (event.key === 'a') approve.mutate({ params })
      if (event.key === 'c' || event.key === 'r') {
        event.preventDefault()
        setAsking(event.key === 'c' ? 'ask' : 'reject')
      }
    }
    window.addEventListener('keydown', keys)
    return () => window.removeEventListener('keydown', keys)
  })
  return (
    <div className={styles['bar']}>
      <Button
        tone="primary"
        busy={approve.isPending}
        refused={sentence(offer.may.approve)}
        after={<KeyCap>A</KeyCap>}
        onClick={() => approve.mutate({ params })}
      >
        {t('offerScreen.review.approve')}
      </Button>
      <Button
        refused={sentence(offer.may.requestRevision)}
        after={<KeyCap>C</KeyCap>}
        onClick={() => setAsking('ask')}
      >
        {t('offerScreen.review.ask')}
      </Button>
      <Button
        tone="danger"
        refused={sentence(offer.may.reject)}
        after={<KeyCap>R</KeyCap>}
        onClick={() => setAsking('reject')}
      >
        {t('offerScreen.review.reject')}
      </Button>
      <span className={styles['keys']}>
        <KeyCap>K</KeyCap> {t('offerScreen.review.back')} <KeyCap>J</KeyCap>{' '}
        {t('offerScreen.review.next')}
      </span>
      <AskDialog
        opened={asking === 'ask'}
        busy={ask.isPending}
        onClose={close}
        onSend={(comments) => ask.mutate({ params, body: { comments } })}
      />
      {asking === 'reject' ? (
        <ReasonDialog
          title={t('offerScreen.review.reject')}
          text={t('offerScreen.review.rejectText')}
          reasons={rejectOfferReasons}
          act={t('offerScreen.review.reject')}
          busy={reject.isPending}
          onClose={close}
          onSend={(body) => reject.mutate({ params, body })}
        />
      ) : null}
    </div>
  )
}

interface AskProps {
  readonly opened: boolean
  readonly busy: boolean
  readonly onClose: () => void
  readonly onSend: (comments: string) => void
}

function AskDialog({ opened, busy, onClose, onSend }: AskProps) {
  const [comments, setComments] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const send = () =>
    comments.trim() ? onSend(comments) : setError(t('offerScreen.review.comments'))
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('offerScreen.review.ask')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button tone="primary" busy={busy} onClick={send}>
            {t('offerScreen.review.ask')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('offerScreen.review.comments')}
        rows={5}
        limit={3000}
        says={(used) => t('common.charsLeft', { used, limit: 3000 })}
        value={comments}
        error={error}
        onChange={(event) => {
          setComments(event.currentTarget.value)
          setError(undefined)
        }}
      />
    </Dialog>
  )
}
