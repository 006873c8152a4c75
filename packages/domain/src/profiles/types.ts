/** Questions of the video profile in order; each answer is at most two minutes long. */
export const videoQuestions = ['INTRODUCE_YOURSELF', 'PROUD_OF', 'WHY_THIS_FIELD'] as const
export type VideoQuestion = (typeof videoQuestions)[number]

/** Additional questions for a low English level (seed 001 §3: variants 1 to 4). */
export const lowEnglishVariants = ['1', '2', '3', '4'] as const

/** Levels 1 and 2 of five require the four questions for low proficiency. */
export const isLowEnglish = (level: number | null): boolean => level !== null && level <= 2

/** Yes, no or "Prefer not to say". */
export const yesNoAnswers = ['YES', 'NO', 'PREFER_NOT_TO_SAY'] as const

export const entryKinds = ['education', 'experience', 'portfolio'] as const
export type EntryKind = (typeof entryKinds)[number]
/** Maximum number of entries of a kind. */
export const maxProfileEntries = 20
