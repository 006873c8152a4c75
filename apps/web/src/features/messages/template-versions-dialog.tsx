import type { TemplateVersion, TemplateView } from '@fledge/contract/messages/template-schema.ts'
import { CardList, CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import { MessageText } from '../../shared/message-text.tsx'

interface TemplateVersionsDialogProps {
  readonly template: TemplateView
  readonly onClose: () => void
}

/** What each version of a template said, the newest first, with who wrote it and why. */
export function TemplateVersionsDialog({ template, onClose }: TemplateVersionsDialogProps) {
  const title = t('templatesScreen.versionsNamed', { name: template.name })
  const versions = useApiQuery(
    'messages',
    'listTemplateVersions',
    { params: { id: template.template_id } },
    { staleTime: 0 },
  )
  return (
    <Dialog opened width={600} onClose={onClose} title={title} closeLabel={t('common.btn.close')}>
      <QueryResult of={versions} name={title}>
        {(rows) => (
          <CardList>
            {rows.map((version) => (
              <CardListItem key={version.version}>
                <Version version={version} />
              </CardListItem>
            ))}
          </CardList>
        )}
      </QueryResult>
    </Dialog>
  )
}

function Version({ version }: { readonly version: TemplateVersion }) {
  const [zone, now] = [useZone(), useNow()]
  const { author_name: author, created_at: at, note, name, subject, body } = version
  return (
    <Stack tight>
      <b>{t('templatesScreen.version', { version: version.version })}</b>
      <Meta>
        {t('templatesScreen.versionBy', {
          name: author ?? t('templatesScreen.someone'),
          when: formatNearTime(at, zone, now),
        })}
      </Meta>
      <p>{note}</p>
      <MessageText title={name} subject={subject} body={body} />
    </Stack>
  )
}
