import type { CompanyOfferView } from '@fledge/contract/offers/schema.ts'
import { offerMachine } from '@fledge/domain/offers/machine.ts'
import { withdrawOfferReasons } from '@fledge/domain/offers/reasons.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { useState } from 'react'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

interface DialogProps {
  readonly offer: CompanyOfferView
  readonly opened: boolean
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** Recalls an offer after explaining the consequences. */
export function RecallDialog({ offer, opened, onClose, onDone }: DialogProps) {
  const call = useApiMutation('offers', 'recallOffer', {
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

const withdrawTexts = {
  title: 'offerScreen.withdrawTitle',
  text: 'offerScreen.withdrawText',
  act: 'offerScreen.withdraw',
  done: 'offerScreen.withdrawn',
} as const
const discardTexts = {
  title: 'offerScreen.discardTitle',
  text: 'offerScreen.discardText',
  act: 'offerScreen.discard',
  done: 'offerScreen.discarded',
} as const

/** Withdraws the offer, or deletes it if it is a draft, with a reason and an optional note. */
export function EndOfferDialog({ offer, onClose }: Omit<DialogProps, 'opened'>) {
  // Texts from the initial status, because ending the offer changes its status while the dialog is
  // open.
  const [texts] = useState(
    offerMachine.can('discard', offer.status, 'company') ? discardTexts : withdrawTexts,
  )
  const call = useApiMutation('offers', 'withdrawOffer', {
    onDone: () => {
      showToast(t(texts.done))
      onClose()
    },
    onOvertaken: onClose,
  })
  return (
    <ReasonDialog
      title={t(texts.title)}
      text={t(texts.text)}
      reasons={withdrawOfferReasons}
      act={t(texts.act)}
      busy={call.isPending}
      onClose={onClose}
      onSend={(body) => call.mutate({ body: { offer_id: offer.offer_id, ...body } })}
    />
  )
}
