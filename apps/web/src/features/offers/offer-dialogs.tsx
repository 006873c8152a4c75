import type { CompanyOffer } from '@fledge/contract/offers/schema.ts'
import { withdrawOfferReasons } from '@fledge/domain/offers/reasons.ts'
import { Button } from '@fledge/ui/button.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { showToast } from '../../platform/notes.ts'
import { useCall } from '../../platform/query.ts'
import { say, t } from '../../platform/use-texts.ts'

interface DialogProps {
  readonly offer: CompanyOffer
  readonly opened: boolean
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** Says what taking back means before it happens. */
export function TakeBackDialog({ offer, opened, onClose, onDone }: DialogProps) {
  const call = useCall('offers', 'takeBackOffer', { onDone: () => { showToast(t('offerScreen.takenBack')); onClose(); onDone?.() }, onOvertaken: onClose })
  return (
    <Dialog opened={opened} onClose={onClose} title={t('offerScreen.takeBack')} closeLabel={t('common.btn.close')} actions={<><Button onClick={onClose}>{t('common.btn.cancel')}</Button><Button tone="primary" busy={call.isPending} onClick={() => call.mutate({ body: { offer_id: offer.offer_id } })}>{t('offerScreen.takeBack')}</Button></>}>
      <p>{t('offerScreen.takeBackText', { name: offer.intern.name })}</p>
    </Dialog>
  )
}

/** Ends the offer with a reason of the list and room for words. */
export function EndOfferDialog({ offer, opened, onClose }: DialogProps) {
  const [reason, setReason] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const call = useCall('offers', 'withdrawOffer', { onDone: () => { showToast(t('offerScreen.withdrawn')); onClose() }, onOvertaken: onClose })
  const end = () => {
    if (reason) call.mutate({ body: { offer_id: offer.offer_id, reason, ...(note ? { note } : {}) } })
    else setError(t('offerScreen.chooseReason'))
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={t('offerScreen.withdraw')} closeLabel={t('common.btn.close')} actions={<><Button onClick={onClose}>{t('common.btn.cancel')}</Button><Button tone="danger" busy={call.isPending} onClick={end}>{t('offerScreen.withdraw')}</Button></>}>
      <Stack>
        <p>{t('offerScreen.withdrawText')}</p>
        <RadioCards label={t('offerScreen.reason')} choices={withdrawOfferReasons.map((one) => ({ value: one.id, label: say(one.text) }))} value={reason} onChange={(value) => { setReason(value); setError(undefined) }} error={error} />
        <TextArea label={t('offerScreen.words')} optional={t('common.optional')} rows={3} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      </Stack>
    </Dialog>
  )
}
