import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { CardList, CardListItem } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { IconCircleCheck } from '@fledge/ui/icons/circle-check.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { BulkPreviewFacts } from '../../platform/list/bulk-preview.tsx'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { Link } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import styles from './operator-companies.module.css'

type Preview = Payload<'companies', 'previewApproveCompanies'>

/** Approves all companies that pass every check, once a random sample of them was looked at. */
export function ApproveManyDialog({ onClose }: { readonly onClose: () => void }) {
  const [reason, setReason] = useState('')
  const preview = useApiQuery('companies', 'previewApproveCompanies', {}, { staleTime: 0 })
  const payload = preview.data?.payload
  const approve = useApiMutation('companies', 'approveCompanies', {
    onDone: ({ payload: result }) => {
      showToast(t('companies.bulk.done', { count: result.count }), getUndoAction()(result))
      onClose()
    },
  })
  return (
    <Dialog
      opened
      busy={approve.isPending}
      onClose={onClose}
      title={t('companies.bulk.title')}
      closeLabel={t('common.btn.close')}
      actions={
        <Button
          tone="primary"
          busy={approve.isPending}
          disabledReason={findProblem(payload, reason)}
          onClick={() => approve.mutate({ body: { reason, count: payload?.count ?? 0 } })}
        >
          {t('companies.bulk.approve', { count: payload?.count ?? 0 })}
        </Button>
      }
    >
      <Stack tight>
        <p>{t('companies.bulk.text')}</p>
        <BulkPreviewFacts of={preview} describe={(count) => t('companies.bulk.count', { count })} />
        {payload && payload.count > 0 ? <Sample preview={payload} onOpen={onClose} /> : null}
        <ReasonField value={reason} onChange={setReason} />
      </Stack>
    </Dialog>
  )
}

interface ReasonFieldProps {
  readonly value: string
  readonly onChange: (reason: string) => void
}

const ReasonField = ({ value, onChange }: ReasonFieldProps) => (
  <TextArea
    label={t('companies.bulk.reason')}
    hint={t('companies.trust.reasonHint')}
    rows={2}
    maxLength={300}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)

function findProblem(preview: Preview | undefined, reason: string): string | null {
  if (!preview || preview.count === 0) return t('companies.refused.noneToApprove')
  if (!preview.is_sample_seen) return t('companies.refused.sample')
  return reason.trim() ? null : t('companies.trust.reasonNeeded')
}

interface SampleProps {
  readonly preview: Preview
  /** Called when a company of the sample is opened. */
  readonly onOpen: () => void
}

/** The companies to look at, or the button that draws them. */
function Sample({ preview: { sample }, onOpen }: SampleProps) {
  const draw = useApiMutation('companies', 'drawCompanySample', {})
  if (sample.length === 0)
    return (
      <Button busy={draw.isPending} onClick={() => draw.mutate({ body: {} })}>
        {t('companies.bulk.draw')}
      </Button>
    )
  return (
    <section aria-label={t('companies.bulk.sample')}>
      <p>{t('companies.bulk.sample')}</p>
      <CardList>
        {sample.map(({ company_id: id, name, is_seen: isSeen }) => (
          <CardListItem
            key={id}
            end={
              isSeen ? (
                <span className={styles['seen']}>
                  <IconCircleCheck size={18} aria-hidden /> {t('companies.bulk.seen')}
                </span>
              ) : null
            }
          >
            <Link to={buildPath(paths.operator.companyReview, { id })} onClick={onOpen}>
              {name}
            </Link>
          </CardListItem>
        ))}
      </CardList>
    </section>
  )
}
