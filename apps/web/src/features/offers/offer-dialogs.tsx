import type { CompanyOffer } from '@fledge/contract/offers/schema.ts'
import { withdrawOfferReasons } from '@fledge/domain/offers/reasons.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { showToast } from '../../platform/notes.ts'
import { useCall } from '../../platform/query.ts'
import { ReasonDialog } from '../../platform/reason-dialog.tsx'
import { t } from '../../platform/use-texts.ts'

interface DialogProps {
  readonly offer: CompanyOffer
  readonly opened: boolean
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** Says what taking back means before it happens. */
export function TakeBackDialog({ offer, opened, onClose, onDone }: DialogProps) {
  const call = useCall('offers', 'takeBackOffer', {
    onDone: () => {
      showToast(t('offerScreen.takenBack'))
      onClose()
      onDone?.()
    },
    onOvertaken: onClose,
  })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('offerScreen.takeBack')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button
            tone="primary"
            busy={call.isPending}
            onClick={() => call.mutate({ body: { offer_id: offer.offer_id } })}
          >
            {t('offerScreen.takeBack')}
          </Button>
        </>
      }
    >
      <p>{t('offerScreen.takeBackText', { name: offer.intern.name })}</p>
    </Dialog>
  )
}

/** Ends the offer with a reason of the list and room for words. */
export function EndOfferDialog({ offer, onClose }: Omit<DialogProps, 'opened'>) {
  const call = useCall('offers', 'withdrawOffer', {
    onDone: () => {
      showToast(t('offerScreen.withdrawn'))
      onClose()
    },
    onOvertaken: onClose,
  })
  return (
    <ReasonDialog
      title={t('offerScreen.withdraw')}
      text={t('offerScreen.withdrawText')}
      reasons={withdrawOfferReasons}
      act={t('offerScreen.withdraw')}
      busy={call.isPending}
      onClose={onClose}
      onSend={(said) => call.mutate({ body: { offer_id: offer.offer_id, ...said } })}
    />
  )
}
