import type { BulkPreview } from '@fledge/contract/platform/bulk.ts'
import { Button } from '@fledge/ui/button.tsx'
import { CardList, CardListItem } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { IconCircleCheck } from '@fledge/ui/icons/circle-check.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import type { ReactNode } from 'react'
import { t } from '../platform/i18n/use-texts.ts'
import { BulkPreviewFacts } from '../platform/list/bulk-preview.tsx'
import type { LoadedQuery } from '../platform/query/query-result.tsx'
import { Link } from '../platform/router/link.tsx'
import { useKeptText } from './use-kept-text.ts'
import styles from './approve-many-dialog.module.css'

/** One of the sample. */
interface SampleItem {
  readonly id: string
  readonly title: string
  readonly isSeen: boolean
  readonly to: string
}

interface ApproveManyTexts {
  readonly title: string
  readonly text: string
  readonly sample: string
  readonly seen: string
  /** Why nothing can be approved. */
  readonly none: string
  /** Why the sample has to be looked at first. */
  readonly unseen: string
  readonly describe: (count: number) => string
  readonly approve: (count: number) => string
}

interface ApproveManyDialogProps {
  readonly texts: ApproveManyTexts
  readonly preview: LoadedQuery<BulkPreview>
  /** Undefined while the preview is loaded. */
  readonly count: number | undefined
  readonly sample: readonly SampleItem[]
  readonly isSampleSeen: boolean
  /** Draws a sample; null while there is one to look at. */
  readonly draw: { readonly isBusy: boolean; readonly press: () => void } | null
  readonly isBusy: boolean
  readonly onApprove: (reason: string) => void
  /** Returns the page of what is left out. */
  readonly toRowPath: (id: string) => string
  /** Returns more than the reason about what is left out, or null. */
  readonly renderReasons?: (id: string) => ReactNode
  readonly onClose: () => void
}

/** Approves all that pass every check, once a random sample of them was looked at. */
export function ApproveManyDialog(props: ApproveManyDialogProps) {
  const { texts, preview, count = 0, isBusy, onApprove, onClose } = props
  // The sample is opened without the dialog.
  const [reason, setReason] = useKeptText(`approve-many/${texts.title}`)
  return (
    <Dialog
      opened
      busy={isBusy}
      onClose={onClose}
      title={texts.title}
      closeLabel={t('common.btn.close')}
      actions={
        <Button
          tone="primary"
          busy={isBusy}
          disabledReason={findProblem(props, reason)}
          onClick={() => onApprove(reason)}
        >
          {texts.approve(count)}
        </Button>
      }
    >
      <Stack tight>
        <p>{texts.text}</p>
        <BulkPreviewFacts {...props} of={preview} describe={texts.describe} />
        <Sample {...props} />
        <TextArea
          label={t('common.bulk.reason')}
          hint={t('common.bulk.reasonHint')}
          rows={2}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Stack>
    </Dialog>
  )
}

function findProblem({ texts, count, isSampleSeen }: ApproveManyDialogProps, reason: string) {
  if (!count) return texts.none
  if (!isSampleSeen) return texts.unseen
  return reason.trim() ? null : t('common.bulk.reasonNeeded')
}

/** What is to be looked at, and the button that draws it. */
function Sample({ texts, sample, draw, onClose }: ApproveManyDialogProps) {
  return (
    <>
      {sample.length > 0 ? (
        <section aria-label={texts.sample}>
          <p>{texts.sample}</p>
          <CardList>
            {sample.map(({ id, title, isSeen, to }) => (
              <CardListItem key={id} end={isSeen ? <SeenMark text={texts.seen} /> : null}>
                <Link to={to} onClick={onClose}>
                  {title}
                </Link>
              </CardListItem>
            ))}
          </CardList>
        </section>
      ) : null}
      {draw ? (
        <Button busy={draw.isBusy} onClick={draw.press}>
          {t(sample.length > 0 ? 'common.bulk.drawAnother' : 'common.bulk.draw')}
        </Button>
      ) : null}
    </>
  )
}

const SeenMark = ({ text }: { readonly text: string }) => (
  <span className={styles['seen']}>
    <IconCircleCheck size={18} aria-hidden /> {text}
  </span>
)
