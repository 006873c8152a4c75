import type { CannedCommentView } from '@fledge/contract/reviews/canned-comment-schema.ts'
import { getCannedCommentAct } from '@fledge/domain/reviews/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { ArchiveCannedCommentDialog } from './archive-canned-comment-dialog.tsx'
import { CannedCommentDialog } from './canned-comment-dialog.tsx'

const toReason = (may: true | string) => (may === true ? null : translateKey(may))

interface CannedCommentRowButtonsProps {
  readonly comment: CannedCommentView
}

/** What can be done with a canned comment of the list. */
export function CannedCommentRowButtons({ comment }: CannedCommentRowButtonsProps) {
  const [open, setOpen] = useState<'change' | 'archive' | null>(null)
  const close = () => setOpen(null)
  const { name, may, state } = comment
  const act = getCannedCommentAct(state)
  return (
    <Group>
      <Button
        size="small"
        aria-label={t('cannedScreen.changeNamed', { name })}
        disabledReason={toReason(may.change)}
        onClick={() => setOpen('change')}
      >
        {t('cannedScreen.change')}
      </Button>
      <Button
        size="small"
        aria-label={t(`cannedScreen.${act}Named`, { name })}
        disabledReason={toReason(may[act])}
        onClick={() => setOpen('archive')}
      >
        {t(`cannedScreen.${act}`)}
      </Button>
      {open === 'change' ? <CannedCommentDialog comment={comment} onClose={close} /> : null}
      {open === 'archive' ? <ArchiveCannedCommentDialog comment={comment} onClose={close} /> : null}
    </Group>
  )
}
