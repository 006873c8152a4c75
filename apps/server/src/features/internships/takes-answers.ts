/** As the domain's takesAnswers: a week can be answered until its internship is complete; after an early end for 14 days. @param i alias of internships  @param now the moment's parameter */
export const takesAnswersSql = (i: string, now: string): string =>
  `(${i}.status in ('UPCOMING', 'ONGOING') or ${i}.status = 'COMPLETE' and ${i}.ended_early and ${i}.ends_on + 14 >= (${now}::timestamptz at time zone ${i}.zone)::date)`
