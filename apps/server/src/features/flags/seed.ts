import type { FlagName } from '@fledge/domain/flags/types.ts'
import type { Database } from '../../platform/db/database.ts'
import * as store from './queries/flags.queries.ts'

const defaultFlags: Readonly<
  Record<FlagName, { readonly description: string; readonly is_on: boolean }>
> = {
  GOOGLE_CAL: { description: 'Google Calendar can be connected.', is_on: true },
  OUTLOOK_CAL: { description: 'Outlook calendar can be connected.', is_on: true },
  GOOGLE_SIGN_IN: { description: 'Sign-in with a Google account.', is_on: true },
  PAYMENTS: { description: 'Interns can pay by card.', is_on: true },
  SUPPORT_BOOKING: { description: 'A call with the support team can be booked.', is_on: true },
  SPOT_FEEDBACK: { description: 'Feedback can be sent from any screen.', is_on: true },
  WHATSAPP_VERIFICATION: { description: 'Phone numbers are verified by a code.', is_on: true },
  RESUME_PARSING: { description: 'A resume fills in the profile.', is_on: true },
  VIDEO_ANSWERS: { description: 'Applications have video answers.', is_on: true },
  SUGGESTIONS: { description: 'Companies get suggestions.', is_on: true },
}

/** Adds the flags known to this version of the product. */
export async function seedFlags(database: Database): Promise<void> {
  const rows = Object.entries(defaultFlags).map(([name, { description, is_on }]) => ({
    name,
    says: description,
    is_on,
  }))
  await database.transaction({ kind: 'system' }, (tx) =>
    tx.run(store.insertNewFlag, { rows: JSON.stringify(rows) }),
  )
}
