/**
 * One selectable reason; every ending has one (spec/product.md, "every end a reason"). A note can
 * be added.
 */
export interface Reason {
  readonly id: string
  /** Catalogue key. */
  readonly text: string
  /** Text shown instead to the side the reason is about. */
  readonly toIntern?: string
  readonly toCompany?: string
}

/** The side that reads a reason. */
export type ReasonReader = 'intern' | 'company'

/**
 * Returns the text key of a reason for a reader; without a reader, the text that names both sides.
 */
export const getReasonTextKey = (reason: Reason, reader: ReasonReader | null): string =>
  (reader === 'intern' ? reason.toIntern : reader === 'company' ? reason.toCompany : undefined) ??
  reason.text

/** Maximum length of the note on a reason. */
export const maxReasonNoteLength = 1000

/** Whether at least one id is given and all are in the list. */
export function areReasonsValid(list: readonly Reason[], ids: readonly string[]): boolean {
  return ids.length > 0 && ids.every((id) => list.some((reason) => reason.id === id))
}

/** Whether a note is required: "Another reason" alone tells the reader nothing. */
export function isReasonNoteRequired(ids: readonly string[]): boolean {
  return ids.includes('OTHER')
}
