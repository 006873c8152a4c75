import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { Reaction } from '../../platform/db/database.ts'
import { adminsOf, signatures } from './store.ts'
import { conductKind } from './public.ts'

/** Every administrator hears that the company has signed, who, and what. */
const tellAdmins: Reaction = async (event, tx) => {
  const users = (await tx.many(adminsOf, event.subject)).map((one) => one.user_id)
  const [newest] = await tx.many(signatures, event.subject, conductKind)
  await tx.tell({
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

export const agreementReactions: Readonly<Record<string, Reaction>> = {
  'agreement.sign': tellAdmins,
}
