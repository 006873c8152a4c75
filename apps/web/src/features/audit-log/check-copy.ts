import { client } from '../../platform/http/client.ts'
import { splitCopy } from './split-copy.ts'

async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether this installation signed the copy as it is. Only its hash is sent. */
export async function isGenuineCopy(file: Blob): Promise<boolean> {
  const copy = splitCopy(await file.text())
  if (!copy) return false
  const body = { hash: await hashText(copy.content), signature: copy.signature }
  return (await client.auditLog.checkAuditLog({ body })).payload.is_genuine
}
