import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { InternOffer } from '@fledge/contract/offers/schema.ts'
import { declineOfferReasons } from '@fledge/domain/offers/reasons.ts'
import { isReasonNoteRequired } from '@fledge/domain/reasons.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { FieldGroup } from '@fledge/ui/field.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { usePathParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { ButtonLink, useNavigateTo } from '../../platform/router/link.tsx'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { OfferOutcomePage } from './offer-outcome-page.tsx'

type Reason = (typeof declineOfferReasons)[number]['id']

/** Declines an offer with reasons and an optional note, after a warning that it can't be undone. */
export default function InternOfferDeclineScreen() {
  const id = usePathParam('offer_id')
  const offer = useApiQuery('offers', 'getInternOffer', { params: { id } })
  useTitle(
    t(offer.data?.payload.may.decline === true ? 'offerScreen.decline' : 'offerScreen.title'),
  )
  return (
    <QueryResult of={offer} name={t('offerScreen.title')} missingTitle={t('offerScreen.gone')} page>
      {(payload) =>
        payload.may.decline === true ? (
          <DeclineForm offer={payload} />
        ) : (
          <OfferOutcomePage offer={payload} />
        )
      }
    </QueryResult>
  )
}

function DeclineForm({ offer }: { readonly offer: InternOffer }) {
  const form = useDeclineForm(offer)
  return (
    <Stack narrow centred>
      <PageHeader
        title={t('offerScreen.declineTitle', { company: offer.company.name })}
        text={t('offerScreen.declineText')}
      />
      <Card
        foot={
          <Group>
            <ButtonLink to={buildPath(paths.intern.reviewOffer, { offer_id: offer.offer_id })}>
              {t('offerScreen.keep')}
            </ButtonLink>
            <Button
              tone="danger"
              busy={form.busy}
              disabledReason={form.refused}
              onClick={form.send}
            >
              {t('offerScreen.declineSend')}
            </Button>
          </Group>
        }
      >
        <DeclineFields form={form} />
      </Card>
    </Stack>
  )
}

/** Form with the reasons and the note that some of them require. */
function useDeclineForm(offer: InternOffer) {
  const [reasons, setReasons] = useState<readonly Reason[]>([])
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const go = useNavigateTo()
  const call = useApiMutation('offers', 'declineOffer', {
    onDone: () => void go(buildPath(paths.intern.requestReceived, { offer_id: offer.offer_id })),
  })
  const send = () =>
    reasons.length > 0
      ? call.mutate({
          body: {
            offer_id: offer.offer_id,
            reasons: [...reasons],
            ...(note.trim() ? { note } : {}),
          },
        })
      : setError(t('offerScreen.chooseReason'))
  const toggle = (id: Reason) => {
    setReasons((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id]))
    setError(undefined)
  }
  const needsNote = isReasonNoteRequired(reasons)
  const refused = needsNote && !note.trim() ? t('common.reasonWords') : null
  const values = { reasons, note, needsNote, error, refused, busy: call.isPending }
  return { ...values, toggle, setNote, send }
}

function DeclineFields({ form }: { readonly form: ReturnType<typeof useDeclineForm> }) {
  return (
    <Stack>
      <FieldGroup label={t('offerScreen.declineReasons')} error={form.error}>
        <Stack tight>
          {declineOfferReasons.map((reason) => (
            <Checkbox
              key={reason.id}
              checked={form.reasons.includes(reason.id)}
              onChange={() => form.toggle(reason.id)}
              label={translateKey(reason.text)}
            />
          ))}
        </Stack>
      </FieldGroup>
      <NoteField
        isNeeded={form.needsNote}
        label={t('offerScreen.words')}
        value={form.note}
        onChange={form.setNote}
      />
    </Stack>
  )
}
