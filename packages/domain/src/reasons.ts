/** One reason of a list: every end has one (spec/product.md, "every end a reason"). Room for words is beside it. */
export interface Reason {
  readonly id: string
  /** Key of the catalogue. */
  readonly text: string
  /** Where it is about one side, that side reads these words instead. */
  readonly toIntern?: string
  readonly toCompany?: string
}

/** Whose words a reason is said in. */
export type ReasonReader = 'intern' | 'company'

/** Key of the words of a reason for one reader; for nobody in particular, those that name both sides. */
export const reasonText = (reason: Reason, reader: ReasonReader | null): string =>
  (reader === 'intern' ? reason.toIntern : reader === 'company' ? reason.toCompany : undefined) ??
  reason.text

/** Words beside a reason are at most so long. */
export const reasonNoteLimit = 1000

/** Whether every id is in the list and at least one is given. */
export function areReasons(list: readonly Reason[], ids: readonly string[]): boolean {
  return ids.length > 0 && ids.every((id) => list.some((reason) => reason.id === id))
}

/** "Another reason" goes with words: by itself it says nothing to the one who reads it. */
export function needsWords(ids: readonly string[]): boolean {
  return ids.includes('OTHER')
}
