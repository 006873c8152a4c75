import { type FilePurpose, uploadKinds } from '@fledge/domain/files/rules.ts'
import { FileDrop } from '@fledge/ui/file-drop.tsx'
import type { ReactNode } from 'react'
import { type StoredFile, useUpload } from './use-upload.ts'

const accept = uploadKinds.image.extensions.map((extension) => `.${extension}`).join(',')

interface ImageDropProps {
  readonly label: string
  readonly prompt: ReactNode
  readonly rule: ReactNode
  readonly purpose?: FilePurpose
  readonly disabled?: boolean
  /** Called with the uploaded file; the field is busy until it resolves. */
  readonly onKept: (file: StoredFile) => unknown
}

/**
 * Uploads an image and passes it on. Problems with the file are shown at the field and cleared by
 * the next file.
 */
export function ImageDrop({ label, prompt, rule, purpose, disabled, onKept }: ImageDropProps) {
  const { problem, share, take } = useUpload('image', purpose, onKept)
  return (
    <FileDrop
      label={label}
      accept={accept}
      prompt={prompt}
      rule={rule}
      error={problem}
      disabled={share !== null || disabled === true}
      progress={share}
      onFile={(file) => void take(file)}
    />
  )
}
