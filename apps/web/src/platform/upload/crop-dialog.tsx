import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { lazy, Suspense, useRef } from 'react'
import type { CropAreaProps } from './crop-area.tsx'
import { t } from '../i18n/use-texts.ts'

// Loads its library only where an image is cropped.
const CropArea = lazy(() =>
  import('./crop-area.tsx').then((parts) => ({ default: parts.CropArea })),
)
export type CropSquare = Parameters<CropAreaProps['onArea']>[0]

export interface CropTexts {
  readonly title: string
  readonly text: string
  readonly keep: string
}
interface CropDialogProps {
  readonly texts: CropTexts
  /** URL of the image on this device. */
  readonly url: string
  readonly busy: boolean
  readonly onClose: () => void
  readonly onKeep: (square: CropSquare) => void
}

/** Dialog for choosing the square of an image. */
export function CropDialog({ texts, url, busy, onClose, onKeep }: CropDialogProps) {
  const square = useRef<CropSquare>(null)
  // The area is known once the image is rendered; before that there is nothing to save.
  const keep = () => {
    if (square.current) onKeep(square.current)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.title}
      closeLabel={t('common.btn.close')}
      width={520}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button tone="primary" busy={busy} onClick={keep}>
            {texts.keep}
          </Button>
        </>
      }
    >
      <Stack tight>
        <p>{texts.text}</p>
        <Suspense fallback={<SkeletonLines lines={6} label={texts.title} />}>
          <CropArea
            image={url}
            onArea={(next) => {
              square.current = next
            }}
          />
        </Suspense>
      </Stack>
    </Dialog>
  )
}
