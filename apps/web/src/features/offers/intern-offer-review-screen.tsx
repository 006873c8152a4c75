import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { InternOffer } from '@fledge/contract/offers/schema.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import { IconHelpCircle } from '@fledge/ui/icons/help-circle.tsx'
import { IconReceipt } from '@fledge/ui/icons/receipt.tsx'
import { IconUser } from '@fledge/ui/icons/user.tsx'
import { IconX } from '@fledge/ui/icons/x.tsx'
import { useEffect, useState, type ReactNode } from 'react'
import { usePathParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { ApiError } from '../../platform/http/api-error.ts'
import { ButtonLink, Link, useNavigateTo } from '../../platform/router/link.tsx'
import { showFailure, useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './offer-letter.module.css'
import { OfferLetter } from './offer-letter.tsx'
import { OfferOutcomeNotice } from './offer-outcome-page.tsx'
import { TimeLeft } from './time-left.tsx'

/**
 * Offer letter, remaining time, terms (never ticked in advance), next steps, and buttons to accept
 * or decline.
 */
export default function InternOfferReviewScreen() {
  const id = usePathParam('offer_id')
  const offer = useApiQuery('offers', 'getInternOffer', { params: { id } })
  const company = offer.data?.payload.company.name
  useTitle(company ? t('offerScreen.from', { company }) : t('offerScreen.title'))
  return (
    <QueryResult
      page
      of={offer}
      name={t('offerScreen.title')}
      missingTitle={t('offerScreen.gone')}
      loading={<SkeletonLines lines={8} label={t('offerScreen.title')} />}
    >
      {(payload) => <Review offer={payload} />}
    </QueryResult>
  )
}

function Review({ offer }: { readonly offer: InternOffer }) {
  const zone = useZone()
  const { company } = offer
  return (
    <div className={styles['frame']}>
      {offer.answer_by && offer.may.accept === true ? (
        <div className={styles['onlyPhone']}>
          <TimeLeft until={offer.answer_by} otherZone={company.time_zone} />
        </div>
      ) : null}
      <OfferLetter
        offer={offer}
        name={offer.first_name}
        logo={<CompanyLogo name={company.name} logo={company.logo_url} size={56} />}
        from={company.name}
        where={<CompanyPlace company={company} />}
        date={offer.approved_at ? formatTime(offer.approved_at, zone, 'day') : null}
      >
        <Signature offer={offer} />
      </OfferLetter>
      <div
        className={
          offer.may.accept === true ? styles['side'] : `${styles['side']} ${styles['first']}`
        }
      >
        {offer.may.accept === true ? (
          <OfferDecision offer={offer} />
        ) : (
          <OfferOutcomeNotice offer={offer} />
        )}
      </div>
    </div>
  )
}

function CompanyPlace({ company }: Pick<InternOffer, 'company'>) {
  return (
    <>
      {[company.city, company.country].filter(Boolean).join(', ')} ·{' '}
      <Link to={buildPath(paths.public.companyProfile, { slug: company.slug })}>
        {t('offerScreen.profile')}
      </Link>
    </>
  )
}

/** Signer of the letter, and the version checked by the programme team. */
function Signature({ offer }: { readonly offer: InternOffer }) {
  const zone = useZone()
  const { signed_by: signer, approved_at: approvedAt } = offer
  return (
    <div className={styles['sign']}>
      {signer ? (
        <p>
          <b>{signer.name}</b>
          {signer.job_title
            ? t('offerScreen.forAs', { job: signer.job_title, company: offer.company.name })
            : t('offerScreen.for', { company: offer.company.name })}
        </p>
      ) : null}
      {approvedAt ? (
        <p className={styles['small']}>
          {t('offerScreen.versionChecked', {
            version: offer.version,
            day: formatTime(approvedAt, zone, 'day'),
          })}
        </p>
      ) : null}
    </div>
  )
}

function OfferDecision({ offer }: { readonly offer: InternOffer }) {
  const decline = (
    <ButtonLink
      tone="danger"
      wide
      to={buildPath(paths.intern.declineOffer, { offer_id: offer.offer_id })}
    >
      {t('offerScreen.decline')}
    </ButtonLink>
  )
  return (
    <>
      <Card className={(offer.follows.intern_pays ? styles['barOnly'] : undefined) ?? ''}>
        <div className={styles['notPhone']}>
          {offer.answer_by ? (
            <TimeLeft until={offer.answer_by} otherZone={offer.company.time_zone} />
          ) : null}
          <hr className={styles['rule']} />
        </div>
        {offer.follows.intern_pays ? (
          <ToCheckout offer={offer} decline={decline} />
        ) : (
          <AcceptNow offer={offer} decline={decline} />
        )}
      </Card>
      <Card title={t('offerScreen.whenYouAccept')} className={styles['first'] ?? ''}>
        <NextSteps offer={offer} />
      </Card>
      <p className={styles['note']}>
        <IconHelpCircle size={16} aria-hidden />
        {t('offerScreen.declinedNote', { count: offer.follows.offers_left })}
      </p>
    </>
  )
}

interface AnswerProps {
  readonly offer: InternOffer
  readonly decline: ReactNode
}

/** If the intern pays, the terms are part of the checkout: paying accepts the offer. */
function ToCheckout({ offer, decline }: AnswerProps) {
  return (
    <div className={styles['answer']}>
      <div className={styles['buttons']}>
        <ButtonLink
          tone="primary"
          size="large"
          wide
          to={buildPath(paths.intern.checkout, {}, { offer_id: offer.offer_id })}
        >
          {t('offerScreen.toCheckout')}
        </ButtonLink>
        {decline}
      </div>
    </div>
  )
}

function AcceptNow({ offer, decline }: AnswerProps) {
  const { terms, error, busy, changeTerms, accept } = useAcceptance(offer)
  const link = (words: string) => (
    <Link to={buildPath(paths.intern.termCondition, { offer_id: offer.offer_id })}>{words}</Link>
  )
  return (
    <div className={styles['answer']}>
      <Checkbox
        id="offer-terms"
        checked={terms}
        onChange={(event) => changeTerms(event.currentTarget.checked)}
        error={error}
        label={
          <span>
            <Rich text="offerScreen.terms" parts={{ terms: link }} />
          </span>
        }
      />
      <div className={styles['buttons']}>
        <Button tone="primary" size="large" wide busy={busy} onClick={accept}>
          {t('offerScreen.accept')}
        </Button>
        {decline}
      </div>
    </div>
  )
}

/** Accepts the offer once the terms are ticked; otherwise focuses the checkbox. */
function useAcceptance(offer: InternOffer) {
  const [terms, setTerms] = useState(false)
  const [error, setError] = useState<string | undefined>(undefined)
  const go = useNavigateTo()
  const call = useApiMutation('offers', 'acceptOffer', {
    quiet: true,
    onDone: () => void go(buildPath(paths.intern.offerSuccess, {}, { offer_id: offer.offer_id })),
    onFailed: (failure) => {
      const message = failure instanceof ApiError ? failure.fields['terms_accepted'] : undefined
      if (message) setError(message)
      else showFailure(failure)
    },
  })
  // Without the terms, the server's error is shown at the checkbox and nothing is sent.
  const accept = () =>
    terms
      ? call.mutate({ body: { offer_id: offer.offer_id, terms_accepted: true } })
      : setError(translateKey('offers.refused.terms'))
  useEffect(() => {
    if (error) document.getElementById('offer-terms')?.focus()
  }, [error])
  const changeTerms = (isTicked: boolean) => {
    setTerms(isTicked)
    setError(undefined)
  }
  return { terms, error, busy: call.isPending, changeTerms, accept }
}

function NextSteps({ offer }: { readonly offer: InternOffer }) {
  const { follows, company } = offer
  const money = follows.price
    ? t('offerScreen.follows.pay', { price: formatMoney(follows.price) })
    : follows.payer
      ? t('offerScreen.follows.paid', { payer: follows.payer })
      : t('offerScreen.follows.paidPlain')
  return (
    <ul className={styles['follows']}>
      <li>
        <IconCheck size={18} aria-hidden />
        {t('offerScreen.follows.weeks', { count: follows.weeks })}
      </li>
      <li>
        <IconUser size={18} aria-hidden />
        {t('offerScreen.follows.contact', { company: company.name })}
      </li>
      <li>
        <IconX size={18} aria-hidden />
        {follows.overlapping > 0
          ? t('offerScreen.follows.closes', { count: follows.overlapping })
          : t('offerScreen.follows.closesNone')}
      </li>
      <li>
        <IconReceipt size={18} aria-hidden />
        {money}
      </li>
    </ul>
  )
}
