import { paths } from '@fledge/contract/paths.ts'
import type { InternPayment } from '@fledge/contract/payments/schema.ts'
import { nextConfirmationDeadline } from '@fledge/domain/enrolment/confirmation-deadlines.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { formatDate } from '@fledge/kernel/dates.ts'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { useDialogParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { PolicyForm } from '../../shared/policy-form.tsx'
import { usePayments } from '../../shared/refund-notice.tsx'
import { formatExpiryRefund, formatFee, listEndingPlaces } from '../../shared/format-fee.ts'
import { ButtonLink, useNavigateTo } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { RelativeTime } from '../../platform/time/relative-time.tsx'

type Enrolment = Payload<'enrolment', 'getEnrolment'>

/** Enrolment requirements, their status and the confirmation, for approved applications. */
export function EnrolmentCard() {
  const enrolment = useApiQuery('enrolment', 'getEnrolment', {})
  return (
    <QueryResult of={enrolment} name={t('enrolment.title')}>
      {(view) =>
        view.enrolled_at ? <EnrolledNotice at={view.enrolled_at} /> : <OpenEnrolment view={view} />
      }
    </QueryResult>
  )
}

function EnrolledNotice({ at }: { readonly at: string }) {
  return (
    <Card
      title={t('enrolment.title')}
      side={
        <ButtonLink size="small" to={paths.intern.applicationSuccess}>
          {t('enrolment.next')}
        </ButtonLink>
      }
    >
      <p>
        <Rich
          text="enrolment.since"
          parts={{
            day: () => (
              <b>
                <RelativeTime at={at} />
              </b>
            ),
          }}
        />
      </p>
    </Card>
  )
}

const renderStatusBadge = (isDone: boolean) => (
  <Badge tone={isDone ? 'teal' : 'slate'}>
    {isDone ? t('enrolment.done') : t('enrolment.open')}
  </Badge>
)

function OpenEnrolment({ view }: { readonly view: Enrolment }) {
  const text = useDialogParam('read')
  const unsigned = view.agreements.find((agreement) => !agreement.is_accepted)
  const refused = view.may.enrol === true ? null : translateKey(view.may.enrol)
  return (
    <Card title={t('enrolment.title')} flush foot={<ConfirmButton refused={refused} />}>
      <Requirements view={view} onRead={() => text.open('conduct')} />
      {text.shown === 'conduct' && unsigned ? (
        <Policy version={unsigned.version} title={unsigned.title} onClose={text.close} />
      ) : null}
    </Card>
  )
}

function ConfirmButton({ refused }: { readonly refused: string | null }) {
  const go = useNavigateTo()
  const confirm = useApiMutation('enrolment', 'finalEnrol', {
    onDone: () => void go(paths.intern.applicationSuccess),
  })
  return (
    <Button
      tone="primary"
      busy={confirm.isPending}
      disabledReason={refused}
      onClick={() => confirm.mutate({ body: {} })}
    >
      {t('enrolment.confirm')}
    </Button>
  )
}

/** Enrolment requirements with their status. */
function Requirements({ view, onRead }: { readonly view: Enrolment; readonly onRead: () => void }) {
  const { payments } = usePayments(view.price !== null)
  const own = payments?.filter((payment) => payment.application_id === view.application_id) ?? null
  const zone = useZone()
  return (
    <CardList>
      <CardListItem>
        <p>{view.price ? t('enrolment.textPaid') : t('enrolment.text')}</p>
      </CardListItem>
      {view.confirm ? <PendingConfirmation confirm={view.confirm} payments={own ?? []} /> : null}
      <CardListItem end={renderStatusBadge(view.has_accepted_offer)}>
        {t('enrolment.offer')}
      </CardListItem>
      {view.price ? (
        <CardListItem end={renderStatusBadge(view.is_paid)}>
          {t('enrolment.fee')}
          <Meta>
            {formatFee({ price: view.price, days: view.refund_days, payments: own }, zone)}
          </Meta>
        </CardListItem>
      ) : null}
      {view.agreements.map((agreement) => (
        <CardListItem
          key={agreement.kind}
          end={agreement.is_accepted ? renderStatusBadge(true) : <ReadButton onRead={onRead} />}
        >
          {t('enrolment.conduct', { version: agreement.version })}
        </CardListItem>
      ))}
    </CardList>
  )
}

function ReadButton({ onRead }: { readonly onRead: () => void }) {
  return (
    <Button size="small" onClick={onRead}>
      {t('enrolment.read')}
    </Button>
  )
}

/**
 * Offer to confirm with the relevant date: the confirmation deadline and, after it, when the place
 * expires.
 */
function PendingConfirmation({
  confirm,
  payments,
}: {
  readonly confirm: NonNullable<Enrolment['confirm']>
  readonly payments: readonly InternPayment[]
}) {
  const [zone, now] = [useZone(), useNow()]
  const deadline = nextConfirmationDeadline({ by: confirm.by, endsAt: confirm.ends_at }, now)
  const place = listEndingPlaces(payments, { offer: confirm.offer_id })[0]
  return (
    <>
      <CardListItem end={formatDate(confirm.starts_on)}>
        {t('enrolment.firstDay', { role: confirm.role, company: confirm.company_name })}
      </CardListItem>
      <CardListItem>
        <p>
          <Badge tone="amber">
            {t(deadline.isLast ? 'enrolment.last' : 'enrolment.by', {
              when: formatTimeInSentence(deadline.at, zone, now),
            })}
          </Badge>
        </p>
        <Meta>
          {[
            t(deadline.isLast ? 'enrolment.ends' : 'enrolment.without'),
            deadline.isLast && place ? formatExpiryRefund(place, confirm.ends_at) : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </Meta>
      </CardListItem>
    </>
  )
}

interface PolicyProps {
  readonly version: number
  readonly title: string
  readonly onClose: () => void
}

function Policy({ version, title, onClose }: PolicyProps) {
  const texts = useApiQuery('lookups', 'listAgreements', { query: { kind: 'INTERN_CONDUCT' } })
  const sign = useApiMutation('enrolment', 'saveEnrolment', {
    onDone: () => {
      showToast(t('enrolment.signed'))
      onClose()
    },
  })
  return (
    <Dialog
      opened
      inAddress
      onClose={onClose}
      title={title}
      closeLabel={t('common.btn.close')}
      width={720}
    >
      <QueryResult of={texts} name={title}>
        {(rows) => (
          <PolicyForm
            policy={{ version, body: rows[0]?.body ?? '' }}
            accept={t('enrolment.accept', { version })}
            busy={sign.isPending}
            onSign={() =>
              sign.mutate({
                body: { conduct_accepted: true, version: rows[0]?.version ?? version },
              })
            }
          />
        )}
      </QueryResult>
    </Dialog>
  )
}
