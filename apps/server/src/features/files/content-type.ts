import { fileTypeFromBuffer } from 'file-type'

/** The extension by what is inside; the name is not asked. */
export async function extensionByContent(bytes: Uint8Array): Promise<string | null> {
  // A hostile container can make the library throw; then its type is not known.
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
