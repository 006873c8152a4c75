import { type FilePurpose, uploadKinds, uploadProblem } from '@fledge/domain/files/rules.ts'
import { FileDrop } from '@fledge/ui/file-drop.tsx'
import { useState, type ReactNode } from 'react'
import { CallError } from './call-error.ts'
import { client } from './client.ts'
import { showFailure } from './query.ts'
import { say } from './use-texts.ts'

const accept = uploadKinds.image.extensions.map((one) => `.${one}`).join(',')
/** Refusals that are about the file itself: type, size, contents. */
const aboutTheFile: readonly number[] = [400, 413, 415]

interface ImageDropProps {
  readonly label: string
  readonly says: ReactNode
  readonly rule: ReactNode
  readonly purpose?: FilePurpose
  readonly disabled?: boolean
  /** What is done with it once it is there; the drop is busy until then. */
  readonly onKept: (file: { readonly key: string; readonly file_id: string }) => unknown
}

/** Uploads an image and hands it on. What is wrong with a file is said here, at the field, and goes with the next file. */
export function ImageDrop({ label, says, rule, purpose, disabled, onKept }: ImageDropProps) {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const take = async (file: File) => {
    const wrong = uploadProblem('image', { name: file.name, bytes: file.size })
    setProblem(wrong ? say(wrong) : undefined)
    if (wrong) return
    setBusy(true)
    try {
      const { payload } = await client.files.uploadFile({ file, body: { kind: 'image', ...(purpose ? { purpose } : {}) } })
      await onKept(payload)
    } catch (error) {
      if (error instanceof CallError && aboutTheFile.includes(error.status)) setProblem(error.description)
      else showFailure(error)
    }
    setBusy(false)
  }
  return <FileDrop label={label} accept={accept} says={says} rule={rule} error={problem} disabled={busy || disabled === true} progress={busy ? 0.5 : null} onFile={(file) => void take(file)} />
}
