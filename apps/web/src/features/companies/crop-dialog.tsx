import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { lazy, Suspense, useRef } from 'react'
import { cropped } from '../../platform/crop-image.ts'
import type { CropAreaProps } from '../../platform/crop-area.tsx'
import { t } from '../../platform/use-texts.ts'

// With its library: only where a picture is cropped.
const CropArea = lazy(() => import('../../platform/crop-area.tsx').then((parts) => ({ default: parts.CropArea })))
/** Pixels of a logo's side. */
const side = 512

interface CropDialogProps {
  /** Address of the picture on this device. */
  readonly url: string
  readonly busy: boolean
  readonly onClose: () => void
  /** The cropped picture. */
  readonly onKeep: (image: Blob) => void
}

/** Asks which square of a picture is the logo. */
export function CropDialog({ url, busy, onClose, onKeep }: CropDialogProps) {
  const area = useRef<Parameters<CropAreaProps['onArea']>[0]>(null)
  const keep = async () => {
    // Told as soon as the picture is drawn; before that there is nothing to keep.
    if (area.current) onKeep(await cropped(url, area.current, side))
  }
  return (
    <Dialog opened onClose={onClose} title={t('companies.crop.title')} closeLabel={t('common.btn.close')} width={520}
      actions={<><Button onClick={onClose}>{t('common.btn.cancel')}</Button><Button tone="primary" busy={busy} onClick={() => void keep()}>{t('companies.crop.keep')}</Button></>}>
      <Stack tight>
        <p>{t('companies.crop.text')}</p>
        <Suspense fallback={<SkeletonLines lines={6} label={t('companies.crop.title')} />}><CropArea image={url} onArea={(next) => { area.current = next }} /></Suspense>
      </Stack>
    </Dialog>
  )
}
