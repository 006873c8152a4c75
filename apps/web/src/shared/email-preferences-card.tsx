import { noticeKinds, type NoticeKind } from '@fledge/domain/notices/types.ts'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { QueryResult } from '../platform/query/query-result.tsx'
import type { Payload } from '../platform/http/client.ts'
import { showToast } from '../platform/shell/toasts.ts'
import { changeResult } from '../platform/query/pending-changes.ts'
import { useApiQuery, useApiMutation } from '../platform/query/query.ts'
import { t } from '../platform/i18n/use-texts.ts'

type Preference = Payload<'notices', 'noticePreferences'>[number]

/**
 * Email preferences; required emails are marked. @param kinds those that this side of the product
 * sends
 */
export function EmailPreferencesCard({ kinds }: { readonly kinds: readonly NoticeKind[] }) {
  const preferences = useApiQuery('notices', 'noticePreferences', { query: {} })
  const save = useApiMutation('notices', 'saveNoticePreferences', {
    optimistic: [
      changeResult('notices', 'noticePreferences', (all, { body }) => ({
        ...all,
        payload: all.payload.map((row) =>
          row.optional ? { ...row, on: !body.off.some((kind) => kind === row.kind) } : row,
        ),
      })),
    ],
    onDone: () => showToast(t('platform.mails.saved')),
  })
  const isOurs = (row: Preference) => kinds.some((kind) => kind === row.kind)
  const turn = (all: readonly Preference[], changed: Preference) => {
    // Preferences of the other side stay unchanged.
    const isOff = (row: Preference) => (row.kind === changed.kind ? changed.on : !row.on)
    save.mutate({
      body: { off: all.filter(isOff).flatMap((row) => toNoticeKinds(row.kind)) },
    })
  }
  return (
    <Card title={t('platform.mails.title')} flush foot={t('platform.mails.foot')}>
      <QueryResult of={preferences} name={t('platform.mails.title')}>
        {(all) => (
          <CardList>
            {all
              .filter(isOurs)
              .toSorted((a, b) => Number(b.optional) - Number(a.optional))
              .map((row) => (
                <EmailPreferenceRow key={row.kind} mail={row} onTurn={() => turn(all, row)} />
              ))}
          </CardList>
        )}
      </QueryResult>
    </Card>
  )
}

interface MailRowProps {
  readonly mail: Preference
  readonly onTurn: () => void
}

function EmailPreferenceRow({ mail, onTurn }: MailRowProps) {
  return (
    <CardListItem end={mail.optional ? null : <Meta>{t('platform.mails.needed')}</Meta>}>
      {mail.optional ? (
        <Checkbox label={mail.label} checked={mail.on} onChange={onTurn} />
      ) : (
        mail.label
      )}
    </CardListItem>
  )
}

/** The response has kinds as text; the request takes those that the domain knows. */
const toNoticeKinds = (kind: string): readonly NoticeKind[] =>
  noticeKinds.filter((noticeKind) => noticeKind.kind === kind).map((noticeKind) => noticeKind.kind)
