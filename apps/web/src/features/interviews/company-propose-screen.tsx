import { paths } from '@fledge/contract/paths.ts'
import { slotRule } from '@fledge/domain/interviews/rules.ts'
import { FitBar, FitReasons } from '@fledge/ui/fit-bar.tsx'
import { ForbiddenState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { useSearchParams, usePathParam } from '../../platform/router/url-state.ts'
import { parseId } from '../../platform/router/url-values.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { listFitReasons, formatFit } from '../../shared/format-match.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { ConductGate } from './conduct-gate.tsx'
import styles from './interviews.module.css'
import { NoShowNotice } from './no-show-notice.tsx'
import { ProposeForm } from './propose-form.tsx'
import { ProposeHead } from './propose-head.tsx'
import { ActiveCandidatureNotice, findActiveCandidature } from './active-candidature-notice.tsx'
import { useAssignTexts } from './use-proposal.ts'

/** Proposes interview times, selected in a weekly grid with both time zones. */
export default function CompanyProposeScreen() {
  const intern = usePathParam('intern')
  const [search] = useSearchParams()
  const plan = parseId(search['plan']) ?? null
  const profile = useProfile(intern, plan)
  const closed = useUnavailability(intern)
  const { open, settings } = useOpenSlots(intern)
  const name = (open.data?.payload.intern.name ?? '').split(' ')[0] ?? ''
  useTitle(profile?.name ?? t('interviewScreen.propose.short'), [
    { label: t('company.nav.browse'), to: paths.company.browse },
  ])
  const chosenPlan = plan ?? profile?.match?.plan_id ?? null
  if (closed) return <Unavailable name={name} reason={closed} />
  const under = findActiveCandidature(profile?.candidature ?? null, chosenPlan)
  return (
    <QueryResult of={open} name={t('interviewScreen.propose.short')}>
      {(slots) => (
        <>
          <ProposeTop intern={intern} plan={chosenPlan} slots={slots} match={profile?.match} />
          <NoShowNotice />
          {under ? (
            <ActiveCandidatureNotice candidature={under} name={name} />
          ) : (
            <ConductGate>
              <ProposeForm
                {...settings}
                intern={intern}
                plan={chosenPlan}
                slots={slots}
                name={name}
              />
            </ConductGate>
          )}
        </>
      )}
    </QueryResult>
  )
}

/** Fetches the intern's profile with the match for the plan. */
function useProfile(intern: string, plan: string | null) {
  const profile = useApiQuery('browse', 'getInternProfile', {
    params: { uuid: intern },
    query: plan ? { plan_id: plan } : {},
  })
  return profile.data?.payload
}

/** Returns why the intern can't be invited now, or null if they can or while loading. */
function useUnavailability(intern: string): string | null {
  const available = useApiQuery('interviews', 'internAvailable', { params: { uuid: intern } })
  return available.data?.payload.available === false ? available.data.payload.reason : null
}

/** Fetches the intern's open times for the duration and interviewers selected in the form. */
function useOpenSlots(intern: string) {
  const [minutes, setMinutes] = useState<number>(slotRule.usualMinutes)
  const [interviewerIds, setInterviewerIds] = useState<readonly string[] | null>(null)
  const open = useApiQuery(
    'interviews',
    'internOpenSlots',
    {
      params: { id: intern },
      query: {
        duration: String(minutes),
        ...(interviewerIds && interviewerIds.length > 0
          ? { interviewer_ids: [...interviewerIds] }
          : {}),
      },
    },
    { keep: true },
  )
  return {
    open,
    settings: { minutes, onMinutes: setMinutes, interviewerIds, onInterviewers: setInterviewerIds },
  }
}

function Unavailable({ name, reason }: { readonly name: string; readonly reason: string }) {
  return (
    <ForbiddenState
      title={t('interviewScreen.propose.unavailable', { name })}
      text={reason}
      action={<ButtonLink to={paths.company.browse}>{t('company.nav.browse')}</ButtonLink>}
    />
  )
}

interface ProposeTopProps {
  readonly intern: string
  readonly plan: string | null
  readonly slots: Payload<'interviews', 'internOpenSlots'>
  readonly match: Payload<'browse', 'getInternProfile'>['match'] | undefined
}

/** Intern, plan and how well they match. */
function ProposeTop({ intern, plan, slots, match }: ProposeTopProps) {
  const [, setSearch] = useSearchParams()
  const take = useAssignTexts(intern, plan)
  return (
    <div className={styles['top']}>
      <ProposeHead
        intern={slots.intern}
        plan={plan}
        onPlan={(next) => void take(next).then(() => setSearch({ plan: next }))}
      />
      {match ? (
        <div className={styles['fit']}>
          <FitBar end barOnly label={formatFit(match)} reasons={listFitReasons(match)} />
          <FitReasons reasons={listFitReasons(match)} />
        </div>
      ) : null}
    </div>
  )
}
