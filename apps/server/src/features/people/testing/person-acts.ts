import type { TestServer } from '../../../platform/testing/harness.ts'
import { aPartner, aPartnerOperator } from '../../../platform/testing/partners.ts'
import { addColleague, type Colleague } from '../../waits/testing/colleagues.ts'

/** The people of tests about acts that can be undone: two reviewers, and one of each other role. */
export interface ActTeam {
  readonly ada: Colleague
  readonly ben: Colleague
  readonly manager: Colleague
  readonly finance: Colleague
  readonly partner: Colleague
}

/** Adds them to the programme team. */
export async function addActTeam(server: TestServer): Promise<ActTeam> {
  const ada = await addColleague(server, 'REVIEWER')
  const ben = await addColleague(server, 'REVIEWER')
  const manager = await addColleague(server, 'MANAGER')
  const finance = await addColleague(server, 'FINANCE')
  const { userId } = await aPartnerOperator(server, await aPartner(server))
  return { ada, ben, manager, finance, partner: { userId, browser: await server.as(userId) } }
}

/**
 * Returns what tests do with acts about a person and read of them.
 * @param open the server, and who acts if no one is named; asked for once they are there
 */
export const createPersonActs = (
  open: () => { readonly server: TestServer; readonly ada: Colleague },
) => {
  const listPending = (by = open().ada) =>
    by.browser.request('GET operator/pending-acts', { query: { kind: 'PERSON' } })
  return {
    listPending,
    undo: (act_id: string, by = open().ada) =>
      by.browser.request('POST operator/pending-acts/undo', { body: { act_id } }),
    readFailure: async (subject: string, by = open().ada) =>
      (await listPending(by)).payload.find(
        (act: { subject_id: string; failure: string | null }) => act.subject_id === subject,
      )?.failure,
    listEvents: async (id: string) =>
      (
        await open().server.pool.query(
          `select machine || '.' || move as name, actor_id, note from event_log where subject_id = $1 and actor_kind = 'operator' order by id`,
          [id],
        )
      ).rows,
    countMails: async ({ email }: { readonly email: string }, kind: string) =>
      (await open().server.mails(email)).filter((mail) => mail.kind === kind).length,
    readInput: async (act_id: string) =>
      (await open().server.pool.query('select input from pending_acts where act_id = $1', [act_id]))
        .rows[0],
  }
}
