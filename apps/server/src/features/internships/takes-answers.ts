/** As the domain's takesAnswers: a week can be answered until its internship is complete. @param i alias of internships */
export const takesAnswersSql = (i: string): string => `${i}.status in ('UPCOMING', 'ONGOING')`
