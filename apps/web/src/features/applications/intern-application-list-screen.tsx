import { buildPath, paths } from '@fledge/contract/paths.ts'
import { applicationBadges } from '@fledge/domain/applications/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { RelativeTime } from '../../platform/time/relative-time.tsx'

/** The user's applications and their status, newest first. */
export default function InternApplicationListScreen() {
  useTitle(t('applications.list'))
  const list = useApiQuery('applications', 'listApplications', {})
  return (
    <DataList
      level={1}
      title={t('applications.list')}
      of={list}
      empty={<NoApplications />}
      row={(row) => <ApplicationRow key={row.application_id} row={row} />}
    />
  )
}

function NoApplications() {
  return (
    <EmptyState
      title={t('applications.none.title')}
      text={t('applications.none.text')}
      action={
        <ButtonLink to={buildPath(paths.intern.findBatch)}>
          {t('applications.none.find')}
        </ButtonLink>
      }
    />
  )
}

interface ApplicationRowProps {
  readonly row: Payload<'applications', 'listApplications'>[number]
}

function ApplicationRow({ row }: ApplicationRowProps) {
  return (
    <CardListItem
      end={
        <Badge tone={applicationBadges[row.status].tone}>
          {translateKey(applicationBadges[row.status].text)}
        </Badge>
      }
    >
      <Link to={buildPath(paths.intern.applicationPart, { id: row.application_id })}>
        {row.batch.name}
      </Link>
      <Meta>
        {row.submitted_at ? (
          <>
            {t('applications.sent')} <RelativeTime at={row.submitted_at} />
          </>
        ) : (
          <>
            {t('applications.began')} <RelativeTime at={row.created_at} />
          </>
        )}
      </Meta>
    </CardListItem>
  )
}
