import { fileTypeFromBuffer } from 'file-type'

/** Detects the extension by content; the file name is ignored. */
export async function detectExtension(bytes: Uint8Array): Promise<string | null> {
  // A hostile container can make the library throw; then the type is unknown.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (found && found.ext !== 'xml') return found.ext
  const head = Buffer.from(bytes.subarray(0, 1024))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  return /^(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(head)
    ? 'svg'
    : null
}
