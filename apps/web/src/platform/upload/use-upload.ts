import { type FilePurpose, toUploadKind, validateUpload } from '@fledge/domain/files/rules.ts'
import { useState } from 'react'
import { ApiError } from '../http/api-error.ts'
import { client, type Input, type Payload } from '../http/client.ts'
import { showFailure } from '../query/query.ts'
import { translateKey } from '../i18n/use-texts.ts'

export type StoredFile = Payload<'files', 'uploadFile'>
type Kind = NonNullable<Input<'files', 'uploadFile'>['body']['kind']>

/** Status codes about the file itself: type, size, contents. */
const fileErrorStatuses: readonly number[] = [400, 413, 415]

export interface FileUpload {
  /** Problem with the last chosen file, for its field. */
  readonly problem: string | undefined
  /** Share uploaded, 0 to 1; null if nothing is in progress. */
  readonly share: number | null
  readonly take: (file: File) => Promise<void>
}

/**
 * Checks a file's type and size, uploads it and passes it on; busy until the callback resolves.
 * Problems with the file are shown at its field and cleared by the next file.
 */
export function useUpload(
  kind: Kind,
  purpose: FilePurpose | undefined,
  onKept: (file: StoredFile) => unknown,
): FileUpload {
  const [problem, setProblem] = useState<string>()
  const [share, setShare] = useState<number | null>(null)
  const take = async (file: File) => {
    const problem = validateUpload(toUploadKind(kind), file)
    setProblem(problem ? translateKey(problem) : undefined)
    if (problem) return
    setShare(0)
    try {
      const { payload } = await client.files.uploadFile({
        file,
        body: { kind, ...(purpose ? { purpose } : {}) },
        onSent: setShare,
      })
      await onKept(payload)
    } catch (error) {
      if (error instanceof ApiError && fileErrorStatuses.includes(error.status))
        setProblem(error.fields['file'] ?? error.description)
      else showFailure(error)
    }
    setShare(null)
  }
  return { problem, share, take }
}
