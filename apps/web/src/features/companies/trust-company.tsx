import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import frame from '../../platform/list/review-frame.module.css'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'

/** What a company is marked by, on its page and in its review. */
interface MarkedCompany extends Pick<
  Payload<'companies', 'getCompanyForReview'>,
  'company_id' | 'name' | 'is_trusted'
> {
  readonly may: { readonly trust: true | string }
}

/**
 * Whether a company's offers are sent without review. Managers change it, with a reason for the
 * audit log.
 */
export function TrustCompany({ review }: { readonly review: MarkedCompany }) {
  return (
    <section>
      <h2>{t('companies.trust.heading')}</h2>
      <TrustMark company={review} />
    </section>
  )
}

/** The mark and its button, without a heading. */
export function TrustMark({ company }: { readonly company: MarkedCompany }) {
  const [asking, setAsking] = useState(false)
  const { trust: may } = company.may
  const act = company.is_trusted ? 'distrust' : 'trust'
  return (
    <>
      <p>{company.is_trusted ? t('companies.trust.is') : t('companies.trust.isNot')}</p>
      <p className={frame['acts']} data-reasons="shown">
        <Button
          size="small"
          disabledReason={may === true ? null : translateKey(may)}
          onClick={() => setAsking(true)}
        >
          {t(`companies.trust.${act}`)}
        </Button>
      </p>
      {asking ? <TrustDialog review={company} act={act} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

interface TrustDialogProps {
  readonly review: MarkedCompany
  readonly act: 'trust' | 'distrust'
  readonly onClose: () => void
}

function TrustDialog({ review, act, onClose }: TrustDialogProps) {
  const [reason, setReason] = useState('')
  const company = review.name
  const call = useApiMutation('companies', 'trustCompany', {
    onDone: () => {
      showToast(t(`companies.trust.done.${act}`, { company }))
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(`companies.trust.title.${act}`, { company })}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button
            tone="primary"
            busy={call.isPending}
            disabledReason={reason.trim() ? null : t('companies.trust.reasonNeeded')}
            onClick={() =>
              call.mutate({
                params: { id: review.company_id },
                body: { is_trusted: act === 'trust', reason },
              })
            }
          >
            {t(`companies.trust.${act}`)}
          </Button>
        </>
      }
    >
      <TrustFields act={act} reason={reason} onReason={setReason} />
    </Dialog>
  )
}

interface TrustFieldsProps extends Pick<TrustDialogProps, 'act'> {
  readonly reason: string
  readonly onReason: (reason: string) => void
}

function TrustFields({ act, reason, onReason }: TrustFieldsProps) {
  return (
    <Stack>
      <p>{t(`companies.trust.text.${act}`)}</p>
      <TextArea
        label={t('companies.trust.reason')}
        hint={t('companies.trust.reasonHint')}
        rows={3}
        maxLength={300}
        value={reason}
        onChange={(event) => onReason(event.currentTarget.value)}
      />
    </Stack>
  )
}
