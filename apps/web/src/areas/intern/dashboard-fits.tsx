import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { FitBar, FitReasons } from '@fledge/ui/fit-bar.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { listInternshipFacts } from '../../shared/internship-facts.ts'
import { Link } from '../../platform/router/link.tsx'
import { listFitReasons, formatFit } from '../../shared/format-match.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { DataList } from '../../platform/list/data-list.tsx'
import { oneOf } from '../../platform/list/list-address.ts'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { changeResult } from '../../platform/query/pending-changes.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { Logo } from './logo.tsx'
import styles from './dashboard.module.css'

type Fit = Payload<'browse', 'relevantRequirements'>[number]
/** Number shown before the intern expands the list. */
const initialCount = 3

interface FitsCardProps {
  readonly internId: string
  /** Why no interest can be expressed now, as a catalogue key. */
  readonly block: string | null
}

/**
 * Matching internships, best first, each with its reasons and a button that tells the company of
 * the intern's interest.
 */
export function FitsCard({ internId, block }: FitsCardProps) {
  const { params, isWhole, matches } = useFits(internId)
  // The empty state says the same as the foot.
  const isEmpty = matches.data?.payload.length === 0
  const hasMore = !isWhole && (matches.data?.payload.length ?? 0) > initialCount
  return (
    <DataList
      title={t('intern.dashboard.fits')}
      of={matches}
      params={isWhole ? params : undefined}
      foot={
        isEmpty ? undefined : block === null ? t('intern.dashboard.fitsFoot') : translateKey(block)
      }
      side={hasMore ? <SeeAllButton onPress={() => params.set({ fits: 'all' })} /> : null}
      empty={
        <EmptyState
          title={t('intern.dashboard.noFits')}
          text={block === null ? t('intern.dashboard.noFitsText') : translateKey(block)}
        />
      }
    >
      {(list) => <FitLists matches={isWhole ? list : list.slice(0, initialCount)} block={block} />}
    </DataList>
  )
}

/** Fetches the first matches, or a page of all. */
function useFits(internId: string) {
  const params = useListParams({}, { view: { fits: oneOf(['all']) } })
  const isWhole = params.view.fits === 'all'
  const matches = useApiQuery(
    'browse',
    'relevantRequirements',
    { params: { id: internId }, query: { page: isWhole ? String(params.page) : '1' } },
    { keep: true },
  )
  return { params, isWhole, matches }
}

/** Minimum score out of ten; lower matches are listed below a separate heading. */
const minGoodFit = 5

interface FitListsProps {
  readonly matches: readonly Fit[]
  readonly block: string | null
}

function FitLists({ matches, block }: FitListsProps) {
  const lines = (list: readonly Fit[]) => (
    <ul>
      {list.map((fit) => (
        <Line key={fit.io_id} fit={fit} block={block} />
      ))}
    </ul>
  )
  const otherMatches = matches.filter((fit) => fit.match.fits < minGoodFit)
  return (
    <>
      {lines(matches.filter((fit) => fit.match.fits >= minGoodFit))}
      {otherMatches.length > 0 ? (
        <>
          <h3 className={styles['others']}>{t('intern.dashboard.otherFits')}</h3>
          {lines(otherMatches)}
        </>
      ) : null}
    </>
  )
}

function SeeAllButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button tone="link" size="small" onClick={onPress}>
      {t('common.btn.seeAll')}
    </Button>
  )
}

function Line({ fit, block }: { readonly fit: Fit; readonly block: string | null }) {
  const now = useNow()
  const reasons = listFitReasons(fit.match, 'intern')
  return (
    <li className={styles['fit']}>
      <Logo company={fit.company} />
      <div className={styles['words']}>
        <p>
          <Link
            to={buildPath(
              paths.public.companyProfile,
              { slug: fit.company.slug },
              { internship: fit.io_id },
            )}
          >
            <b>{fit.internship_opportunity_name}</b>
          </Link>{' '}
          <span className={styles['dim']}>· {fit.company.name}</span>
        </p>
        <Meta>{listInternshipFacts(fit).join('\u00a0· ')}</Meta>
        <Meta>{formatLocalNow(fit.company.time_zone, now)}</Meta>
      </div>
      <div className={styles['fitEnd']}>
        <FitBar label={formatFit(fit.match)} reasons={reasons} barOnly />
        <Interest fit={fit} block={block} />
      </div>
      <div className={styles['reasons']}>
        <FitReasons reasons={reasons} />
      </div>
    </li>
  )
}

/** Button that tells the company, or the confirmation that it was told. */
function Interest({ fit, block }: { readonly fit: Fit; readonly block: string | null }) {
  const express = useApiMutation('candidatures', 'expressInterest', {
    optimistic: [
      changeResult('browse', 'relevantRequirements', (fits, { body }) => ({
        ...fits,
        payload: fits.payload.map((row) =>
          row.io_id === body.io_id ? { ...row, is_interested: true } : row,
        ),
      })),
    ],
    onDone: () => showToast(t('intern.dashboard.interested', { company: fit.company.name })),
  })
  return fit.is_interested ? (
    <span className={styles['told']}>
      <IconCheck size={16} aria-hidden />
      {t('intern.dashboard.isInterested')}
    </span>
  ) : (
    <Button
      busy={express.isPending}
      disabledReason={block === null ? null : translateKey(block)}
      aria-label={t('intern.dashboard.expressOn', {
        plan: fit.internship_opportunity_name,
        company: fit.company.name,
      })}
      onClick={() => express.mutate({ body: { io_id: fit.io_id } })}
    >
      {t('intern.dashboard.express')}
    </Button>
  )
}
