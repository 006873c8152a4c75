import { allow, allowIf, deny, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { megabyte, uploadQuotas } from './rules.ts'

export const fileCan = {
  /**
   * Whether a number of additional bytes can be stored.
   * @param kind kind of the uploading actor
   */
  upload: (
    kind: string,
    stored: { readonly files: number; readonly bytes: number },
    bytes: number,
  ): PolicyDecision => {
    const { maxBytes, maxFiles } = uploadQuotas[isQuotaKind(kind) ? kind : 'registration']
    if (stored.files >= maxFiles) return deny('files.quota.count', { count: maxFiles })
    return allowIf(stored.bytes + bytes <= maxBytes, 'files.quota.bytes', {
      size: formatByteSize(maxBytes),
    })
  },
  /** Denies deleting a file that a profile or an application shows. */
  delete: ({ isInUse }: { readonly isInUse: boolean }): PolicyDecision =>
    isInUse ? deny('files.inUse') : allow,
}

const isQuotaKind = (kind: string): kind is keyof typeof uploadQuotas =>
  Object.hasOwn(uploadQuotas, kind)

const formatByteSize = (bytes: number) =>
  bytes >= 1024 * megabyte ? `${bytes / 1024 / megabyte} GB` : `${bytes / megabyte} MB`
