import type { CompanyOfferView } from '@fledge/contract/offers/schema.ts'
import { offerMachine } from '@fledge/domain/offers/machine.ts'
import { isOpenOffer, maxOfferReplyLength } from '@fledge/domain/offers/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { useState } from 'react'
import { DueLine } from '../../shared/due-line.tsx'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useUser, useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import type { StoredCompanyDetails } from '../../shared/company-details-fields.tsx'
import { CompanyDetailsSection, useStepDetails } from './company-details.tsx'
import { EndOfferDialog, RecallDialog } from './offer-dialogs.tsx'
import { OfferLetter } from './offer-letter.tsx'
import type { OfferStep } from './offer-steps.tsx'
import styles from './offer-steps.module.css'
import { OfferVersions } from './offer-versions.tsx'
import { RequestNotice } from './request-notice.tsx'
import { useOfferReply } from './use-offer-reply.ts'
import { useOfferRequest } from './use-offer-request.ts'

/**
 * Returns whether the company can send the offer: a draft or a returned one. Independent of the
 * user's permissions.
 */
const isUnsent = (offer: CompanyOfferView) => offerMachine.can('send', offer.status, 'company')
/** Error that is resolved by completing the fields below before sending. */
const missingDetailsKey = 'offers.refused.details'
const getRefusal = (may: true | string) => (may === true ? null : translateKey(may))

interface OfferSendProps {
  readonly offer: CompanyOfferView
  readonly companyDetails: StoredCompanyDetails
  readonly onChange: (step: OfferStep) => void
}

type OpenDialog = 'recall' | 'withdraw'

/** Step 3: the letter as the intern will read it, and the available actions. */
export function OfferSend({ offer, companyDetails, onChange }: OfferSendProps) {
  const [asking, setAsking] = useState<OpenDialog | null>(null)
  const name = offer.intern.name.split(' ')[0] ?? ''
  const { reply, details, lacksDetails, refused, request, show, send, busy } = useSendOffer(
    offer,
    companyDetails,
    name,
  )
  return (
    <Stack>
      <OfferStatusText offer={offer} name={name} />
      <OfferVersions offer={offer} />
      <LetterPreview offer={offer} name={name} />
      {lacksDetails ? <CompanyDetailsSection step={details} /> : null}
      {reply.isAsked ? <ReplyField reply={reply} /> : null}
      <RequestNotice request={request} onAgain={send} onShow={show} />
      {isOpenOffer(offer.status) ? (
        <SendButtons
          offer={offer}
          refused={refused}
          busy={busy}
          onChange={() => onChange('facts')}
          onAsk={setAsking}
          onSend={send}
        />
      ) : null}
      <RecallDialog
        offer={offer}
        opened={asking === 'recall'}
        onClose={() => setAsking(null)}
        onDone={() => onChange('facts')}
      />
      {asking === 'withdraw' ? (
        <EndOfferDialog offer={offer} onClose={() => setAsking(null)} />
      ) : null}
    </Stack>
  )
}

/** Sends the offer together with missing company details and the reply to a request for changes. */
function useSendOffer(offer: CompanyOfferView, companyDetails: StoredCompanyDetails, name: string) {
  const [zone, now] = [useZone(), useNow()]
  const { request, onFailed, show } = useOfferRequest()
  const reply = useOfferReply(offer)
  const details = useStepDetails(offer.candidature_id, companyDetails)
  const lacksDetails = isUnsent(offer) && offer.may.send === missingDetailsKey
  const call = useApiMutation('offers', 'sendOffer', {
    quiet: true,
    onFailed,
    onDone: ({ payload }) => {
      void reply.sent()
      showToast(
        payload.answer_by
          ? t('offerScreen.sentNow', { name })
          : t('offerScreen.sent', {
              when: formatTimeInSentence(payload.review_due_at ?? now, zone, now),
            }),
      )
    },
  })
  const sendWithDetails = async () => {
    if (!(await details.check())) return
    try {
      await details.save()
      call.mutate({ body: reply.body })
    } catch (error) {
      onFailed(error)
    }
  }
  const send = () => (lacksDetails ? void sendWithDetails() : call.mutate({ body: reply.body }))
  // Administrators complete the missing details here; they are saved when the offer is sent.
  const refused = lacksDetails && details.isAdmin ? null : reply.refused
  return { reply, details, lacksDetails, refused, request, show, send, busy: call.isPending }
}

interface LetterPreviewProps {
  readonly offer: CompanyOfferView
  readonly name: string
}

function LetterPreview({ offer, name }: LetterPreviewProps) {
  const user = useUser()
  return (
    <section className={styles['reading']}>
      <h2>{t(getLetterTitleKey(offer), { name })}</h2>
      <OfferLetter
        level={3}
        offer={offer}
        name={name}
        from={user.company?.name}
        logo={
          <CompanyLogo
            name={user.company?.name ?? ''}
            logo={user.company?.logo_url ?? null}
            size={56}
          />
        }
      >
        {isUnsent(offer) ? (
          <p>{t('offerScreen.letter.replyDays', { name, count: offer.answer_days })}</p>
        ) : null}
      </OfferLetter>
    </section>
  )
}

function ReplyField({ reply }: { readonly reply: ReturnType<typeof useOfferReply> }) {
  return (
    <TextArea
      label={t('offerScreen.answer')}
      optional={t('common.optional')}
      hint={t('offerScreen.answerHint.team')}
      rows={4}
      limit={maxOfferReplyLength}
      maxLength={maxOfferReplyLength}
      formatLength={(used) => t('common.charsLeft', { used, limit: maxOfferReplyLength })}
      value={reply.words}
      onChange={(event) => reply.setWords(event.currentTarget.value)}
    />
  )
}

interface SendButtonsProps {
  readonly offer: CompanyOfferView
  /** Why the offer can't be sent now. */
  readonly refused: string | null
  readonly busy: boolean
  readonly onChange: () => void
  readonly onAsk: (dialog: OpenDialog) => void
  readonly onSend: () => void
}

function SendButtons({ offer, refused, busy, onChange, onAsk, onSend }: SendButtonsProps) {
  const isDraft = isUnsent(offer)
  const recall = isDraft ? null : getRefusal(offer.may.recall)
  const withdraw = getRefusal(offer.may.withdraw)
  return (
    <>
      <Group>
        {isDraft ? (
          <Button onClick={onChange}>{t('offerScreen.change')}</Button>
        ) : (
          <Button disabledReason={recall} onClick={() => onAsk('recall')}>
            {t('offerScreen.takeBack')}
          </Button>
        )}
        <Button tone="danger" disabledReason={withdraw} onClick={() => onAsk('withdraw')}>
          {isDraft ? t('offerScreen.discard') : t('offerScreen.withdraw')}
        </Button>
        {isDraft ? (
          <Button tone="primary" busy={busy} disabledReason={refused} onClick={onSend}>
            {t('offerScreen.send')}
          </Button>
        ) : null}
      </Group>
      <Reasons of={[recall, withdraw, isDraft ? refused : null]} />
    </>
  )
}

/** Shows the reasons for disabled buttons as text, because phones have no hover. */
function Reasons({ of }: { readonly of: readonly (string | null)[] }) {
  const reasons = new Set(of.filter((reason) => reason !== null))
  return [...reasons].map((reason) => (
    <p key={reason} className={styles['comments']}>
      {reason}
    </p>
  ))
}

/** Returns the key of the title: the intern will read, can read or has read the letter. */
function getLetterTitleKey(offer: CompanyOfferView) {
  if (!isOpenOffer(offer.status)) return 'offerScreen.letter.was' as const
  return offer.answer_by ? ('offerScreen.letter.is' as const) : ('offerScreen.letter.will' as const)
}

/** Status in one sentence, or what is missing. */
function OfferStatusText({ offer, name }: LetterPreviewProps) {
  const [zone, now] = [useZone(), useNow()]
  if (!isOpenOffer(offer.status))
    return (
      <p>
        {offer.end_reason
          ? t('offerScreen.ended', { reason: offer.end_reason })
          : t('offerScreen.endedPlain')}{' '}
        {offer.end_note}
      </p>
    )
  if (offer.missing.length > 0)
    return (
      <Card title={t('offerScreen.missing')}>
        <ul>
          {offer.missing.map((field) => (
            <li key={field}>{translateKey(`offers.missing.${field}`)}</li>
          ))}
        </ul>
      </Card>
    )
  if (offer.answer_by)
    return (
      <p>
        {t('offerScreen.waits', { name, time: formatTimeInSentence(offer.answer_by, zone, now) })}
      </p>
    )
  if (isUnsent(offer) || !offer.review_due_at) return null
  return (
    <p>
      <DueLine
        due={offer.review_due_at}
        isOwnTurn={false}
        format={(when) => t('offerScreen.inReview', { when })}
      />
    </p>
  )
}
