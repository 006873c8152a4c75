import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { OfferReview } from '@fledge/contract/offers/schema.ts'
import { compareWeeklyHours } from '@fledge/domain/matching/weekly-hours.ts'
import { validateDates } from '@fledge/domain/offers/rules.ts'
import { rejectOfferReasons } from '@fledge/domain/offers/reasons.ts'
import { offerBadges } from '@fledge/domain/offers/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { IconAlertTriangle } from '@fledge/ui/icons/alert-triangle.tsx'
import { IconCircleCheck } from '@fledge/ui/icons/circle-check.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { Link } from '../../platform/router/link.tsx'
import { KeysHelp } from '../../platform/list/keys-help.tsx'
import { ShortcutCap } from '../../platform/list/shortcut-cap.tsx'
import { HeldNote, useHolder } from '../../shared/held-note.tsx'
import { PendingNote } from '../../shared/pending-note.tsx'
import { useRecordedOpening } from '../../shared/use-recorded-opening.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { RequestChangesDialog } from './request-changes-dialog.tsx'
import { OfferChanges } from './offer-changes.tsx'
import { OfferLetter } from './offer-letter.tsx'
import { getOfferShortcuts } from './offer-shortcuts.ts'
import { SkipOffer } from './skip-offer.tsx'
import styles from './operator-offers.module.css'
import { useDecidedOffer } from './use-decided-offer.ts'
import { type DecisionDialog, useOfferDecision } from './use-offer-decision.ts'

interface PanelProps extends Omit<DecisionProps, 'offer'> {
  readonly id: string
  readonly isOpen: boolean
}

/** Offer under review: letter, changes since the last version, rule checks, and the decision. */
export function OfferReviewPanel({ id, onDecided, onReopen, isOpen }: PanelProps) {
  const offer = useApiQuery('offers', 'getOfferForReview', { params: { id } })
  useRecordedOpening('OFFER', id, offer)
  return (
    <section className={styles['panel']} data-open={isOpen}>
      <QueryResult of={offer} name={t('offerScreen.title')}>
        {(row) => (
          <Panel offer={row} level={isOpen ? 1 : 2} onDecided={onDecided} onReopen={onReopen} />
        )}
      </QueryResult>
    </section>
  )
}

interface DecisionProps {
  readonly offer: OfferReview
  readonly onDecided: () => void
  readonly onReopen: () => void
}

function Panel({ offer, level, ...after }: DecisionProps & HeadingProps) {
  return (
    <>
      <div className={styles['body']}>
        <Stack>
          <Link to={paths.operator.offers} className={styles['back'] ?? ''}>
            {t('offerScreen.review.title')}
          </Link>
          <PanelHead offer={offer} level={level} />
          <LastVersion offer={offer} />
          <Rules offer={offer} />
          <OfferLetter
            level={2}
            offer={offer}
            name={offer.intern.name.split(' ')[0] ?? ''}
            logo={<CompanyLogo name={offer.company.name} logo={offer.company.logo_url} size={56} />}
            from={offer.company.name}
            where={
              <Link to={buildPath(paths.operator.company, { id: offer.company.company_id })}>
                {t('offerScreen.profile')}
              </Link>
            }
          />
        </Stack>
      </div>
      <Decision offer={offer} {...after} />
    </>
  )
}

interface HeadingProps {
  /** 2 beside the list, 1 on its own screen. */
  readonly level: 1 | 2
}

function PanelHead({ offer, level }: Pick<DecisionProps, 'offer'> & HeadingProps) {
  const Heading = `h${level}` as const
  const [zone, now] = [useZone(), useNow()]
  const badge = offerBadges[offer.status]
  return (
    <header>
      <Heading className={styles['title']}>
        {t('offerScreen.to', { name: offer.intern.name })}
        <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
      </Heading>
      <p className={styles['small']}>
        {[
          offer.company.name,
          offer.plan_name,
          offer.sent_at
            ? t('offerScreen.review.sentAt', {
                time: formatTimeInSentence(offer.sent_at, zone, now),
              })
            : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </header>
  )
}

/** Changes in the newest version, and the company's reply to the previous request for changes. */
function LastVersion({ offer: { versions, version } }: { readonly offer: OfferReview }) {
  const [before, last] = [versions.at(-2), versions.at(-1)]
  return (
    <Card title={t('offerScreen.what')} side={t('offerScreen.version', { version })}>
      <Stack tight>
        {last && last.changes.length > 0 ? (
          <OfferChanges changes={last.changes} />
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

function checkHours({ hours_a_week: hours, hours_wished: { plan, intern } }: OfferReview) {
  if (intern === null) return []
  const text =
    plan === null
      ? t('offerScreen.review.hoursOfIntern', { intern })
      : t('offerScreen.review.hours', { plan, intern })
  return [{ text, good: compareWeeklyHours({ plan: hours, intern }) === 'enough' }]
}

function Rules({ offer }: { readonly offer: OfferReview }) {
  const problems = validateDates(offer.starts_on, offer.ends_on, {
    startsOn: offer.batch.starts_on,
    endsOn: offer.batch.ends_on,
  })
  const rules = [
    {
      text: `${t('offerScreen.review.inBatch')}: ${offer.batch.name}`,
      good: !problems.startsOn && !problems.endsOn?.includes('Batch'),
    },
    { text: t('offerScreen.review.length'), good: !problems.endsOn?.includes('too') },
    {
      text: t('offerScreen.review.opening', {
        taken: offer.openings_taken,
        openings: offer.openings,
      }),
      good: offer.openings_taken <= offer.openings,
    },
    ...checkHours(offer),
    ...(offer.company.is_trusted ? [{ text: t('offerScreen.review.trusted'), good: true }] : []),
  ]
  return (
    <Card title={t('offerScreen.review.rules')}>
      <ul className={styles['rules']}>
        {rules.map((rule) => (
          <li key={rule.text} data-good={rule.good}>
            {rule.good ? (
              <IconCircleCheck size={18} aria-hidden />
            ) : (
              <IconAlertTriangle size={18} aria-hidden />
            )}
            {rule.text}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const getRefusal = (may: true | string) => (may === true ? null : translateKey(may))

/** Decision buttons with keyboard shortcuts. */
function Decision({ offer, onReopen, ...after }: DecisionProps) {
  const onDecided = useDecidedOffer(offer, after.onDecided)
  const decision = useOfferDecision(offer, onDecided, onReopen)
  const { asking, setAsking, close } = decision
  return (
    <div className={styles['bar']} data-reasons="shown">
      <OfferButtons
        offer={offer}
        isApproving={decision.busy.approve}
        onApprove={decision.approve}
        onAsk={setAsking}
        onReopen={onReopen}
      />
      <SkipOffer offer={offer} onSkipped={onDecided} onReopen={onReopen} />
      <span className={styles['keys']}>
        <KeysHelp shortcuts={getOfferShortcuts()} />
      </span>
      <RequestChangesDialog
        opened={asking === 'ask'}
        busy={decision.busy.ask}
        onClose={close}
        onSend={decision.ask}
      />
      {asking === 'reject' ? (
        <ReasonDialog
          title={t('offerScreen.review.reject')}
          text={t('offerScreen.review.rejectText')}
          noteLabel={t('offerScreen.review.noteToCompany')}
          noteHint={t('offerScreen.review.noteToCompanyHint')}
          reasons={rejectOfferReasons}
          isNumbered
          act={t('offerScreen.review.reject')}
          busy={decision.busy.reject}
          onClose={close}
          onSend={decision.reject}
        />
      ) : null}
    </div>
  )
}

interface DecisionButtonsProps {
  readonly offer: OfferReview
  readonly isApproving: boolean
  readonly onApprove: () => void
  readonly onAsk: (dialog: DecisionDialog) => void
}

/** The decisions, what is pending, or the colleague who takes care of the offer. */
function OfferButtons({
  onReopen,
  ...buttons
}: DecisionButtonsProps & Pick<DecisionProps, 'onReopen'>) {
  const { offer } = buttons
  const holder = useHolder(offer.owner)
  if (offer.pending) return <PendingNote pending={offer.pending} onOpen={onReopen} />
  if (!holder) return <DecisionButtons {...buttons} />
  return (
    <HeldNote
      key={holder.user_id}
      kind="OFFER"
      id={offer.offer_id}
      subject={offer.role}
      owner={holder}
      mayTakeOver={offer.may.takeOver}
    />
  )
}

function DecisionButtons({ offer, isApproving, onApprove, onAsk }: DecisionButtonsProps) {
  return (
    <>
      <Button
        tone="primary"
        busy={isApproving}
        disabledReason={getRefusal(offer.may.approve)}
        after={<ShortcutCap>A</ShortcutCap>}
        onClick={onApprove}
      >
        {t('offerScreen.review.approve')}
      </Button>
      <Button
        disabledReason={getRefusal(offer.may.requestRevision)}
        after={<ShortcutCap>C</ShortcutCap>}
        onClick={() => onAsk('ask')}
      >
        {t('offerScreen.review.ask')}
      </Button>
      <Button
        tone="danger"
        disabledReason={getRefusal(offer.may.reject)}
        after={<ShortcutCap>R</ShortcutCap>}
        onClick={() => onAsk('reject')}
      >
        {t('offerScreen.review.reject')}
      </Button>
    </>
  )
}
