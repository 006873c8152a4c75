import type { messageEndpoints } from '@fledge/contract/messages/endpoints.ts'
import { messageCan } from '@fledge/domain/messages/can.ts'
import { approvalAbove } from '@fledge/domain/messages/types.ts'
import { authorize } from '../../platform/http/app-error.ts'
import { toBulkPreview } from '../../platform/http/bulk.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { checkRecipients } from './message-recipients.ts'
import { findSelectedPeople } from './message-targets.ts'

const sampleCount = 3

/** Returns how many get a message, who is left out and why, and what three of them will read. */
export const previewMessage: Handler<(typeof messageEndpoints)['previewMessage']> = async ({
  actor,
  db,
  body: { selection, audience, ...message },
}) => {
  authorize(messageCan.write(actor))
  const { ids, refusals } = await findSelectedPeople(db, actor, selection, audience)
  const people = await checkRecipients(db, ids, message)
  const checked = people.map(({ id, name, refusal }) => ({ id, title: name, refusal }))
  const unnamed = refusals.map((refusal) => ({ id: '', title: '', refusal }))
  const receivers = people.filter(({ refusal }) => refusal === null)
  return {
    ...toBulkPreview([...checked, ...unnamed], 0),
    empty_variables: countEach(people.flatMap((person) => person.emptyVariables)).map(
      ([variable, count]) => ({ variable, count }),
    ),
    needs_approval: receivers.length > approvalAbove,
    samples: receivers
      .slice(0, sampleCount)
      .map(({ id, name, subject, body }) => ({ user_id: id, name, subject, body })),
  }
}

function countEach<Value>(values: readonly Value[]): readonly (readonly [Value, number])[] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}
