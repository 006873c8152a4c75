import type { TextValue } from '@fledge/contract/mails.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import { isAgreedInterview } from '@fledge/domain/interviews/rules.ts'
import { translate } from '../../platform/texts.ts'
import type { InterviewRow } from './queries/interviews.queries.ts'

/**
 * Returns when, with whom and where an agreed interview is, for the list of facts in an email; the
 * time in the reader's zone with the other side's beside it.
 */
export function listInterviewMailFacts(
  row: InterviewRow,
  reader: 'intern' | 'company',
): readonly (readonly TextValue[])[] {
  if (!row.starts_at || !isAgreedInterview(row.status)) return []
  const isIntern = reader === 'intern'
  const people = isIntern
    ? [...row.interviewers.map(({ name }) => name), row.company_name]
    : [displayName(row.intern_first_name, row.intern_last_name, row.is_name_visible)]
  return [
    [
      translate('interviews.facts.when'),
      {
        time: row.starts_at,
        as: 'full',
        zone: isIntern ? row.company_time_zone : row.intern_time_zone,
      },
    ],
    [translate('interviews.facts.who'), people.join(', ')],
    ...(row.meeting_link ? [[translate('interviews.facts.where'), row.meeting_link]] : []),
  ]
}
