import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import { CardList, CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { t, translateKey } from '../i18n/use-texts.ts'

interface BulkResultDialogProps {
  readonly result: BulkResult
  /** Says what was done with how many: “12 tasks passed on”. */
  readonly describe: (count: number) => string
  readonly onClose: () => void
}

/** What a bulk act has done or will do, and what it leaves out for which reason. */
export function BulkResultDialog(props: BulkResultDialogProps) {
  const { result, describe, onClose } = props
  const { count, rows } = result
  const leftOut = rows.flatMap((row) =>
    row.refusal === null ? [] : [{ ...row, refusal: row.refusal }],
  )
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('common.bulk.result')}
      closeLabel={t('common.btn.close')}
    >
      <Stack tight>
        <p role="status">{t('common.bulk.done', { done: describe(count) })}</p>
        <CardList>
          {leftOut.map(({ id, title, refusal }) => (
            <CardListItem key={id}>
              <b>{title || id}</b>
              <Meta>{translateKey(refusal)}</Meta>
            </CardListItem>
          ))}
        </CardList>
      </Stack>
    </Dialog>
  )
}
