import { buildPath, paths } from '@fledge/contract/paths.ts'
import { IconButton } from '@fledge/ui/button.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { FilterPill } from '@fledge/ui/filter-pill.tsx'
import { FitBar, FitReasons } from '@fledge/ui/fit-bar.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { IconBookmark } from '@fledge/ui/icons/bookmark.tsx'
import { IconBookmarkFilled } from '@fledge/ui/icons/bookmark-filled.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { getCityFlag, formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { Link, MoreLink } from '../../platform/router/link.tsx'
import { listFitReasons, formatFit } from '../../shared/format-match.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { changeResult } from '../../platform/query/pending-changes.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { useIsPhone } from '../../platform/router/use-phone.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { shortlistAdditions, shortlistRemovals } from '../../shared/shortlist-changes.ts'
import styles from './dashboard.module.css'

type Suggested = Payload<'browse', 'browseSuggestions'>
type Field = Suggested['career_fields'][number]
type Candidate = Suggested['candidates'][number]

/**
 * Best matches for the active plans, with reasons. Career fields that are not needed now can be
 * hidden and restored.
 */
export function SuggestionsCard() {
  const found = useApiQuery('browse', 'browseSuggestions', { query: { per_page: '3' } })
  const { candidates = [], career_fields: fields = [] } = found.data?.payload ?? {}
  const plans = new Set(candidates.flatMap((candidate) => candidate.match?.plan_name ?? []))
  const [only] = plans
  const title =
    plans.size === 1 && only
      ? t('dashboards.suggested.for', { plan: only })
      : t('dashboards.suggested')
  return (
    <Card
      title={title}
      side={
        <Group>
          {fields.length > 0 ? <Fields fields={fields} /> : null}
          <MoreLink to={paths.company.browse}>{t('dashboards.suggested.browse')}</MoreLink>
        </Group>
      }
      flush
    >
      <QueryResult of={found} name={t('dashboards.suggested')}>
        {(payload) => <Suggestions suggested={payload} />}
      </QueryResult>
    </Card>
  )
}

function Suggestions({ suggested }: { readonly suggested: Suggested }) {
  const { candidates, career_fields: fields } = suggested
  if (candidates.length > 0)
    return (
      <CardList>
        {candidates.slice(0, 3).map((candidate) => (
          <SuggestionRow key={candidate.intern_id} candidate={candidate} />
        ))}
      </CardList>
    )
  return (
    <EmptyState
      title={t('dashboards.suggested.empty')}
      text={t(
        fields.some((field) => field.is_hidden)
          ? 'dashboards.suggested.emptyHidden'
          : fields.length > 0
            ? 'dashboards.suggested.emptyNobody'
            : 'dashboards.suggested.emptyText',
      )}
    />
  )
}

/** Hides and restores a career field. */
function useFieldSwitch() {
  const hide = useApiMutation('companies', 'hideCareerField', {
    optimistic: [
      changeResult('browse', 'browseSuggestions', (page, { body }) => ({
        ...page,
        payload: {
          ...page.payload,
          career_fields: page.payload.career_fields.map((field) =>
            field.career_field_id === body.career_field_id
              ? { ...field, is_hidden: body.hidden ?? true }
              : field,
          ),
        },
      })),
    ],
  })
  const turn = (field: Field, hidden: boolean) =>
    hide.mutate(
      { body: { career_field_id: field.career_field_id, hidden } },
      {
        onSuccess: () =>
          showToast(
            t(hidden ? 'dashboards.suggested.hidden' : 'dashboards.suggested.shown', {
              field: field.career_field_name,
            }),
            hidden ? { label: t('common.btn.undo'), act: () => turn(field, false) } : undefined,
          ),
      },
    )
  return turn
}

/** Career fields with suggestions, for the whole company. */
function Fields({ fields }: { readonly fields: Suggested['career_fields'] }) {
  const turn = useFieldSwitch()
  return (
    <FilterPill
      label={t('dashboards.suggested.fields')}
      selectedCount={
        fields.filter((field) => field.is_hidden).length > 0
          ? fields.filter((field) => !field.is_hidden).length
          : 0
      }
    >
      <div className={styles['fields']}>
        <Meta>{t('dashboards.suggested.fieldsText')}</Meta>
        {fields.map((field) => (
          <Checkbox
            key={field.career_field_id}
            label={field.career_field_name}
            checked={!field.is_hidden}
            onChange={(event) => turn(field, !event.currentTarget.checked)}
          />
        ))}
      </div>
    </FilterPill>
  )
}

interface CandidateProps {
  readonly candidate: Candidate
}

function SuggestionRow({ candidate }: CandidateProps) {
  const now = useNow()
  const phone = useIsPhone()
  const { match } = candidate
  const search = { intern: candidate.intern_id, ...(match ? { ir_ids: match.plan_id } : {}) }
  return (
    <CardListItem end={<SaveButton candidate={candidate} />}>
      <Link className={styles['suggested'] ?? ''} to={buildPath(paths.company.browse, {}, search)}>
        <PersonLine
          name={candidate.name}
          picture={candidate.picture_url}
          country={getCityFlag(candidate.country_code, candidate.time_zone)}
          location={formatLocalNow(candidate.time_zone, now)}
          inline
          end={
            match ? (
              <FitBar
                end={!phone}
                barOnly
                label={formatFit(match)}
                reasons={listFitReasons(match)}
              />
            ) : undefined
          }
        >
          {match ? (
            <div className={styles['why']}>
              <FitReasons reasons={listFitReasons(match)} />
            </div>
          ) : null}
        </PersonLine>
      </Link>
    </CardListItem>
  )
}

/** Shortlists the intern for the suggested plan. */
function SaveButton({ candidate }: CandidateProps) {
  const { role, permissions } = useUser()
  const plan = candidate.match?.plan_id ?? null
  const isOn = candidate.shortlisted_for.includes(plan)
  const remove = useApiMutation('shortlist', 'removeFromShortlist', {
    optimistic: shortlistRemovals,
  })
  const body = { intern_id: candidate.intern_id, io_id: plan }
  const save = useApiMutation('shortlist', 'saveToShortlist', {
    optimistic: shortlistAdditions,
    onDone: () =>
      showToast(t('dashboards.suggested.saved', { name: candidate.name }), {
        label: t('common.btn.undo'),
        act: () => remove.mutate({ body }),
      }),
  })
  const canSave = role === 'ADMIN' || permissions.includes('SHORTLIST_CANDIDATE')
  return (
    <IconButton
      label={t(isOn ? 'dashboards.suggested.saved' : 'dashboards.suggested.save', {
        name: candidate.name,
      })}
      disabled={isOn}
      className={isOn ? styles['saved'] : undefined}
      disabledReason={canSave ? null : translateKey('refused.shortlist')}
      icon={
        isOn ? <IconBookmarkFilled size={18} aria-hidden /> : <IconBookmark size={18} aria-hidden />
      }
      onClick={() => save.mutate({ body })}
    />
  )
}
