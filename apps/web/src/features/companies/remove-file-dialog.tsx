import { showToast } from '../../platform/shell/toasts.ts'
import { ConfirmDialog } from '../../platform/forms/confirm-dialog.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

interface RemoveFileProps {
  readonly kind: 'photo' | 'video'
  readonly busy: boolean
  readonly remove: () => Promise<boolean>
  readonly onClose: () => void
}

const removeTexts = {
  photo: {
    title: 'companies.media.removePhotoTitle',
    text: 'companies.media.removePhotoText',
    act: 'companies.media.removeThePhoto',
    done: 'companies.media.photoRemoved',
  },
  video: {
    title: 'companies.media.removeVideoTitle',
    text: 'companies.media.removeVideoText',
    act: 'companies.media.removeTheVideo',
    done: 'companies.media.videoRemoved',
  },
} as const

/** Confirms removal, because the file is deleted too. */
export function RemoveFileDialog({ kind, busy, remove, onClose }: RemoveFileProps) {
  const { title, text, act, done } = removeTexts[kind]
  const go = async () => {
    if (await remove()) showToast(t(done))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t(title)}
      text={t(text)}
      act={t(act)}
      busy={busy}
      onSure={() => void go()}
      onClose={onClose}
    />
  )
}
