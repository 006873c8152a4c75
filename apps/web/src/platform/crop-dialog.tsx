import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { lazy, Suspense, useRef } from 'react'
import type { CropAreaProps } from './crop-area.tsx'
import { t } from './use-texts.ts'

// With its library: only where a picture is cropped.
const CropArea = lazy(() =>
  import('./crop-area.tsx').then((parts) => ({ default: parts.CropArea })),
)
export type CropSquare = Parameters<CropAreaProps['onArea']>[0]

export interface CropWords {
  readonly title: string
  readonly text: string
  readonly keep: string
}
interface CropDialogProps {
  readonly words: CropWords
  /** Address of the picture on this device. */
  readonly url: string
  readonly busy: boolean
  readonly onClose: () => void
  readonly onKeep: (square: CropSquare) => void
}

/** Asks which square of a picture is meant. */
export function CropDialog({ words, url, busy, onClose, onKeep }: CropDialogProps) {
  const square = useRef<CropSquare>(null)
  // Told as soon as the picture is drawn; before that there is nothing to keep.
  const keep = () => {
    if (square.current) onKeep(square.current)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={words.title}
      closeLabel={t('common.btn.close')}
      width={520}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button tone="primary" busy={busy} onClick={keep}>
            {words.keep}
          </Button>
        </>
      }
    >
      <Stack tight>
        <p>{words.text}</p>
        <Suspense fallback={<SkeletonLines lines={6} label={words.title} />}>
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
