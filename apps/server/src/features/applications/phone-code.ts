import type { CommitServices } from '../../platform/services.ts'

export const hashPhoneCode = (services: CommitServices, handle: string, code: string) =>
  services.signer.sign('phone', handle, code)
