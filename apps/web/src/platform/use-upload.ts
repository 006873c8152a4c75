import { type FilePurpose, uploadKindOf, uploadProblem } from '@fledge/domain/files/rules.ts'
import { useState } from 'react'
import { ApiError } from './api-error.ts'
import { client, type Input, type Payload } from './client.ts'
import { showFailure } from './query.ts'
import { translate } from './use-texts.ts'

export type KeptFile = Payload<'files', 'uploadFile'>
type Kind = NonNullable<Input<'files', 'uploadFile'>['body']['kind']>

/** Refusals that are about the file itself: type, size, contents. */
const aboutTheFile: readonly number[] = [400, 413, 415]

export interface Upload {
  /** What is wrong with the file that was chosen last, for its field. */
  readonly problem: string | undefined
  /** How much of it is sent, 0 to 1; null while none is. */
  readonly share: number | null
  readonly take: (file: File) => Promise<void>
}

/** Uploads a file once it is of the kind and size asked for, and hands it on; busy until that is done as well. What is wrong with it is said at its field, and goes with the next one. */
export function useUpload(
  kind: Kind,
  purpose: FilePurpose | undefined,
  onKept: (file: KeptFile) => unknown,
): Upload {
  const [problem, setProblem] = useState<string>()
  const [share, setShare] = useState<number | null>(null)
  const take = async (file: File) => {
    const wrong = uploadProblem(uploadKindOf(kind), { name: file.name, bytes: file.size })
    setProblem(wrong ? translate(wrong) : undefined)
    if (wrong) return
    setShare(0)
    try {
      const { payload } = await client.files.uploadFile({
        file,
        body: { kind, ...(purpose ? { purpose } : {}) },
        onSent: setShare,
      })
      await onKept(payload)
    } catch (error) {
      if (error instanceof ApiError && aboutTheFile.includes(error.status))
        setProblem(error.fields['file'] ?? error.description)
      else showFailure(error)
    }
    setShare(null)
  }
  return { problem, share, take }
}
