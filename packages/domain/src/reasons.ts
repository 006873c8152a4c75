/** One reason of a list: every end has one (spec/product.md, "every end a reason"). Room for words is beside it. */
export interface Reason {
  readonly id: string
  /** Key of the catalogue. */
  readonly text: string
}

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
