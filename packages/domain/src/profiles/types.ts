/** The questions of the video profile, in order; answered in up to two minutes each. */
export const videoQuestions = ['INTRODUCE_YOURSELF', 'PROUD_OF', 'WHY_THIS_FIELD'] as const
export type VideoQuestion = (typeof videoQuestions)[number]

/** What somebody with a low English level is asked besides (seed 001 §3: variants 1 to 4). */
export const lowEnglishVariants = ['1', '2', '3', '4'] as const

/** Levels 1 and 2 of five lead to the four questions of low proficiency. */
export const isLowEnglish = (level: number | null): boolean => level !== null && level <= 2

/** "Prefer not to say" beside yes and no. */
export const yesNoAnswers = ['YES', 'NO', 'PREFER_NOT_TO_SAY'] as const

/** The questions about diversity: each is optional, and none takes part in a match. */
export const diversityQuestions = [
  'gender_id',
  'racial_ethnic_group_ids',
  'disability_ids',
  'first_generation_student',
  'international_student',
] as const
export type DiversityQuestion = (typeof diversityQuestions)[number]

/** How many of them have an answer. */
export const diversityAnswered = (answers: Readonly<Record<DiversityQuestion, unknown>>): number =>
  diversityQuestions.filter((name) => {
    const answer = answers[name]
    return Array.isArray(answer) ? answer.length > 0 : answer !== null && answer !== undefined
  }).length

export const entryKinds = ['education', 'experience', 'portfolio'] as const
export type EntryKind = (typeof entryKinds)[number]
/** At most so many entries of a kind. */
export const mostEntries = 20
