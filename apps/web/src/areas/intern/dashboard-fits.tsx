import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { FitBar, FitReasons } from '@fledge/ui/fit-bar.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { QueryResult } from '../../platform/query-result.tsx'
import type { Payload } from '../../platform/client.ts'
import { formatLocalNow, useNow } from '../../platform/clock.ts'
import { listInternshipFacts } from '../../platform/internship-facts.ts'
import { Link } from '../../platform/link.tsx'
import { listFitReasons, formatFit } from '../../platform/format-match.ts'
import { showToast } from '../../platform/toasts.ts'
import { Pages } from '../../platform/paging.tsx'
import { useApiQuery, useApiMutation } from '../../platform/query.ts'
import { translateKey, t } from '../../platform/use-texts.ts'
import { Logo } from './logo.tsx'
import styles from './dashboard.module.css'

type Fit = Payload<'browse', 'relevantRequirements'>[number]
const pageSize = 10
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
  const [page, setPage] = useState(1)
  const [all, setAll] = useState(false)
  const fits = useApiQuery(
    'browse',
    'relevantRequirements',
    { params: { id: internId }, query: { page: String(page) } },
    { keep: true },
  )
  const hasMore = !all && (fits.data?.payload.length ?? 0) > initialCount
  return (
    <Card
      title={t('intern.dashboard.fits')}
      {...(fits.data ? { count: fits.data.count ?? 0 } : {})}
      flush
      foot={block === null ? t('intern.dashboard.fitsFoot') : translateKey(block)}
      side={hasMore ? <SeeAllButton onPress={() => setAll(true)} /> : null}
    >
      <QueryResult
        of={fits}
        name={t('intern.dashboard.fits')}
        empty={
          <EmptyState
            title={t('intern.dashboard.noFits')}
            text={block === null ? t('intern.dashboard.noFitsText') : translateKey(block)}
          />
        }
      >
        {(list, count) => (
          <>
            <FitLists fits={all ? list : list.slice(0, initialCount)} block={block} />
            {all && count > pageSize ? <Pages page={page} count={count} onPage={setPage} /> : null}
          </>
        )}
      </QueryResult>
    </Card>
  )
}

/** Minimum score out of ten; lower matches are listed below a separate heading. */
const minGoodFit = 5

interface FitListsProps {
  readonly fits: readonly Fit[]
  readonly block: string | null
}

function FitLists({ fits, block }: FitListsProps) {
  const lines = (list: readonly Fit[]) => (
    <ul>
      {list.map((fit) => (
        <Line key={fit.io_id} fit={fit} block={block} />
      ))}
    </ul>
  )
  const others = fits.filter((fit) => fit.match.fits < minGoodFit)
  return (
    <>
      {lines(fits.filter((fit) => fit.match.fits >= minGoodFit))}
      {others.length > 0 ? (
        <>
          <h3 className={styles['others']}>{t('intern.dashboard.otherFits')}</h3>
          {lines(others)}
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
        <FitBar says={formatFit(fit.match)} reasons={reasons} barOnly />
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
  const tell = useApiMutation('candidatures', 'expressInterest', {
    onDone: () => showToast(t('intern.dashboard.interested', { company: fit.company.name })),
  })
  return fit.is_interested ? (
    <span className={styles['told']}>
      <IconCheck size={16} aria-hidden />
      {t('intern.dashboard.isInterested')}
    </span>
  ) : (
    <Button
      busy={tell.isPending}
      refused={block === null ? null : translateKey(block)}
      aria-label={t('intern.dashboard.expressOn', {
        plan: fit.internship_opportunity_name,
        company: fit.company.name,
      })}
      onClick={() => tell.mutate({ body: { io_id: fit.io_id } })}
    >
      {t('intern.dashboard.express')}
    </Button>
  )
}
