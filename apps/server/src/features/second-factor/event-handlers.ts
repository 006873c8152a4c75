import { buildPath, paths } from '@fledge/contract/paths.ts'
import { secondFactorEvents } from '@fledge/domain/second-factor/events.ts'
import type { DomainEvent, EventSubscription } from '../../platform/db/database.ts'
import { on } from '../../platform/db/events.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'

type PersonEvent = Pick<DomainEvent, 'subject' | 'company'>

const toRecipient = ({ subject }: PersonEvent) => ({ users: [subject] })
const getSettingsLink = ({ company }: PersonEvent) =>
  company
    ? buildPath(paths.company.settings, {}, { tab: 'sessions' })
    : buildPath(paths.operator.settings)
const getSignInLink = ({ company }: PersonEvent) =>
  buildPath(company ? paths.company.getStarted : paths.operator.getStarted)

/** Tells people what happened to their second factor, in case it was not them. */
export const secondFactorEventHandlers: readonly EventSubscription[] = [
  on(secondFactorEvents.setUp, (event, tx) =>
    tx.notify({
      to: toRecipient(event),
      content: composeMail('sessions.factorSetUp'),
      link: getSettingsLink(event),
    }),
  ),
  on(secondFactorEvents.turnOff, (event, tx) =>
    tx.notify({
      to: toRecipient(event),
      content: composeMail('sessions.factorTurnedOff'),
      link: getSettingsLink(event),
    }),
  ),
  on(secondFactorEvents.reset, (event, tx) =>
    tx.notify({
      to: toRecipient(event),
      content: composeMail('sessions.factorReset', { reason: event.note ?? '' }),
      link: getSignInLink(event),
    }),
  ),
  on(secondFactorEvents.renewRecoveryCodes, (event, tx) =>
    tx.notify({
      to: toRecipient(event),
      content: composeMail('sessions.recoveryCodesRenewed'),
      link: getSettingsLink(event),
    }),
  ),
  on(secondFactorEvents.useRecoveryCode, (event, tx) =>
    tx.notify({
      to: toRecipient(event),
      content: composeMail('sessions.recoveryCodeUsed', { count: event.data.codesLeft }),
      link: getSettingsLink(event),
    }),
  ),
]
