import { uploadKinds, validateUpload } from '@fledge/domain/files/rules.ts'
import { FileDrop } from '@fledge/ui/file-drop.tsx'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../http/api-error.ts'
import { CropDialog, type CropSquare, type CropTexts } from './crop-dialog.tsx'
import { cropImage, readImageUrl } from './crop-image.ts'
import { showToast } from '../shell/toasts.ts'
import { showFailure } from '../query/query.ts'
import { translateKey, t } from '../i18n/use-texts.ts'

interface SquarePictureProps {
  readonly label: string
  /** Hint of the drop area, with one word emphasised. */
  readonly prompt: ReactNode
  readonly rule: string
  readonly crop: CropTexts
  /** Side of the saved image in pixels. */
  readonly side: number
  readonly send: (image: Blob) => Promise<void>
  /** Toast after saving. */
  readonly done: string
}

/** State of an image from the chosen file to the saved picture. */
function usePicture({ side, send, done }: Pick<SquarePictureProps, 'side' | 'send' | 'done'>) {
  const [url, setUrl] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const take = async (file: File) => {
    const problem = validateUpload('image', file)
    const picture = problem ? null : await readImageUrl(file).catch(() => null)
    setProblem(problem ? translateKey(problem) : picture ? undefined : t('files.damaged'))
    setUrl(picture)
  }
  const keep = async (from: string, square: CropSquare) => {
    setBusy(true)
    try {
      await send(await cropImage(from, square, side))
      showToast(done)
    } catch (error) {
      if (error instanceof ApiError && [400, 413, 415].includes(error.status))
        setProblem(error.description)
      else showFailure(error)
    } finally {
      setUrl(null)
      setBusy(false)
    }
  }
  return { url, problem, busy, take, keep, close: () => setUrl(null) }
}

/** A square picture: choose, crop, save. Problems with the file are shown at the field. */
export function SquarePicture({ label, prompt, rule, crop, side, send, done }: SquarePictureProps) {
  const { url, problem, busy, take, keep, close } = usePicture({ side, send, done })
  return (
    <>
      <FileDrop
        label={label}
        accept={uploadKinds.image.extensions.map((extension) => `.${extension}`).join(',')}
        prompt={prompt}
        rule={rule}
        error={problem}
        disabled={busy}
        progress={busy ? 0.5 : null}
        onFile={(file) => void take(file)}
      />
      {url ? (
        <CropDialog
          texts={crop}
          url={url}
          busy={busy}
          onClose={close}
          onKeep={(square) => void keep(url, square)}
        />
      ) : null}
    </>
  )
}
