import { address, pages } from '@fledge/contract/pages.ts'
import { shownName, sightOf } from '@fledge/domain/candidatures/rules.ts'
import { askedSince } from '@fledge/domain/promises.ts'
import type { Job } from '../../platform/http/handler.ts'
import * as store from './store.ts'

/** A company whose day to answer after an interview has passed is reminded, once for each turn of its own (docs/decisions/0010). */
export const remindAnswers: Job = {
  name: 'candidatures.remindAnswers',
  async run(tx) {
    const due = await tx.many(
      store.markAnswerDue,
      askedSince(tx.now).toISOString(),
      tx.now.toISOString(),
    )
    for (const { candidature_id, stage_since } of due) {
      const row = await tx.one(store.tellable, candidature_id)
      if (!row) continue
      const values = {
        plan: row.plan,
        intern: shownName(row.intern_first_name, row.intern_last_name, sightOf(row.stage).name),
        since: { time: stage_since, as: 'day' },
      } as const
      await tx.tell({
        to: { users: row.admins },
        kind: 'candidatures.answerDue',
        values,
        link: address(pages.company.candidate, { candidate: candidature_id }),
        once: `answer-due:${candidature_id}:${stage_since}`,
      })
    }
    return due.length
  },
}
