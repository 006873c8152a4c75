import { noticeKinds, type NoticeKind } from '@fledge/domain/notices/types.ts'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { QueryResult } from '../platform/query/query-result.tsx'
import type { Payload } from '../platform/http/client.ts'
import { showToast } from '../platform/shell/toasts.ts'
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
    onDone: () => showToast(t('platform.mails.saved')),
  })
  // Shown immediately; after a failed save the saved state returns.
  const wished = save.isPending ? save.variables.body.off : null
  const shown = (all: readonly Preference[]) =>
    wished === null
      ? all
      : all.map((one) =>
          one.optional ? { ...one, on: !wished.some((kind) => kind === one.kind) } : one,
        )
  const isOurs = (one: Preference) => kinds.some((kind) => kind === one.kind)
  const turn = (all: readonly Preference[], changed: Preference) => {
    // Preferences of the other side stay unchanged.
    const isOff = (one: Preference) => (one.kind === changed.kind ? changed.on : !one.on)
    save.mutate({ body: { off: all.filter(isOff).flatMap((one) => toNoticeKinds(one.kind)) } })
  }
  return (
    <Card title={t('platform.mails.title')} flush foot={t('platform.mails.foot')}>
      <QueryResult of={preferences} name={t('platform.mails.title')}>
        {(all) => (
          <CardList>
            {shown(all)
              .filter(isOurs)
              .toSorted((a, b) => Number(b.optional) - Number(a.optional))
              .map((one) => (
                <EmailPreferenceRow
                  key={one.kind}
                  mail={one}
                  onTurn={() => turn(shown(all), one)}
                />
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
  noticeKinds.filter((one) => one.kind === kind).map((one) => one.kind)
