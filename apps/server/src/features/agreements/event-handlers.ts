import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { LooseEventHandler } from '../../platform/db/database.ts'
import { agreementAdmins, signatures } from './store.ts'
import { conductKind } from './public.ts'

/** Notifies every administrator who signed which agreement for the company. */
const notifyAdmins: LooseEventHandler = async (event, tx) => {
  const users = (await tx.many(agreementAdmins, event.subject)).map((one) => one.user_id)
  const [newest] = await tx.many(signatures, event.subject, conductKind)
  await tx.notify({
    to: { users },
    kind: 'agreements.sign',
    values: {
      company: String(event.data?.['company'] ?? ''),
      who: newest?.by ?? '',
      version: newest?.version ?? 1,
    },
    link: buildPath(paths.company.settings, {}, { tab: 'agreements' }),
  })
}

export const agreementEventHandlers: Readonly<Record<string, LooseEventHandler>> = {
  'agreement.sign': notifyAdmins,
}
