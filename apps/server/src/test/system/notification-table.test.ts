import { catalogue } from '@fledge/contract/catalogue.ts'
import { getMessageKind, noticeKinds } from '@fledge/domain/notices/types.ts'
import { expect, it } from 'vitest'
import {
  everyTransition,
  silentTransitions,
  notificationsByTransition,
} from './notification-table.ts'

it('every transition of every machine sends a notification or has a reason not to', () => {
  const untold = everyTransition.filter(
    (move) => !notificationsByTransition[move] && !silentTransitions[move],
  )
  expect(untold, 'say in notification-table.ts who is notified, or why nobody').toEqual([])
  const twice = everyTransition.filter(
    (move) => notificationsByTransition[move] && silentTransitions[move],
  )
  const unknown = [
    ...Object.keys(notificationsByTransition),
    ...Object.keys(silentTransitions),
  ].filter((move) => !everyTransition.includes(move))
  expect([...twice, ...unknown]).toEqual([])
})

it('every notification of the table has its texts, and its kind is in the notification settings', () => {
  const kinds = [...new Set(Object.values(notificationsByTransition).flat())]
  const parts = ['subject', 'title', 'body', 'action']
  expect(
    kinds
      .flatMap((kind) => parts.map((part) => `mails.${kind}.${part}`))
      .filter((key) => !catalogue[key]),
  ).toEqual([])
  const noticeKindNames: readonly string[] = noticeKinds.map((noticeKind) => noticeKind.kind)
  expect(kinds.filter((kind) => !noticeKindNames.includes(getMessageKind(kind)))).toEqual([])
})
