import { personMailBadges } from '@fledge/domain/people/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatAgo, formatNearTime, useNow } from '../../platform/time/clock.ts'
import { formatDevice } from '../../shared/format-device.ts'
import { joinParts, RecordsCard, StatusBadge } from '../../shared/records-card.tsx'
import { ResendMailDialog } from './resend-mail-dialog.tsx'

type Person = Payload<'people', 'getPerson'>

/** The latest emails to the account, and what became of them. */
export function PersonMailsCard({ mails }: Pick<Person, 'mails'>) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <RecordsCard
      title={t('personScreen.mails')}
      rows={mails}
      none={t('personScreen.noMails')}
      row={(mail) => (
        <CardListItem
          key={mail.id}
          end={mail.may.resend === true ? <ResendMail mail={mail} /> : undefined}
        >
          <Group>
            <span>{mail.subject}</span>
            <StatusBadge badge={personMailBadges[mail.state]} />
          </Group>
          <Meta>{joinParts([mail.account, formatNearTime(mail.created_at, zone, now)])}</Meta>
        </CardListItem>
      )}
    />
  )
}

function ResendMail({ mail }: { readonly mail: Person['mails'][number] }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        size="small"
        aria-label={t('personScreen.resend.of', { subject: mail.subject })}
        onClick={() => setAsking(true)}
      >
        {t('personScreen.resend.action')}
      </Button>
      {isAsking ? <ResendMailDialog mail={mail} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

export function PersonSessionsCard({ sessions }: Pick<Person, 'sessions'>) {
  const now = useNow()
  return (
    <RecordsCard
      title={t('personScreen.sessions')}
      rows={sessions}
      none={t('personScreen.noSessions')}
      row={(session) => (
        <CardListItem key={session.session_id}>
          <span>{formatDevice(session.device)}</span>
          <Meta>{t('platform.sessions.seen', { when: formatAgo(session.last_used_at, now) })}</Meta>
        </CardListItem>
      )}
    />
  )
}

export function PersonAgreementsCard({ agreements }: Pick<Person, 'agreements'>) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <RecordsCard
      title={t('personScreen.agreements')}
      rows={agreements}
      none={t('personScreen.noAgreements')}
      row={({ kind, version, title, at }) => (
        <CardListItem key={`${kind} ${version}`}>
          <span>{title}</span>
          <Meta>
            {joinParts([t('personScreen.version', { version }), formatNearTime(at, zone, now)])}
          </Meta>
        </CardListItem>
      )}
    />
  )
}
