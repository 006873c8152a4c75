import type { Actor } from '@fledge/domain/sessions/types.ts'

/** Returns the owner of a new file. */
export function getFileOwner(actor: Actor): {
  readonly user: string | null
  readonly registration: string | null
  readonly company: string | null
} {
  return {
    user: 'userId' in actor ? actor.userId : null,
    registration: actor.kind === 'registration' ? actor.registrationId : null,
    company: actor.kind === 'company' ? actor.company : null,
  }
}

/**
 * Returns a safe download name: the extension detected by content, no path, no control characters.
 */
export function toSafeFileName(originalName: string, extension: string): string {
  const base = (originalName.split(/[/\\]/).at(-1) ?? '')
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}"<>:|?*]/gu, '')
    .trim()
    .slice(0, 120)
  return `${base === '' ? 'file' : base}.${extension}`
}
