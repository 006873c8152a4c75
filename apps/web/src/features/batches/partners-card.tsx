import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { IconSchool } from '@fledge/ui/icons/school.tsx'
import { useState } from 'react'
import { Link } from '../../platform/router/link.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { lazyComponent } from '../../platform/router/lazy-component.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { type Partner, formatPublicUrl } from './batch-values.ts'

const PartnerDialog = lazyComponent(() =>
  import('./partner-dialog.tsx').then((parts) => parts.PartnerDialog),
)

/** Partners that send interns: name, address, and email domains matched to their batches. */
export function PartnersCard() {
  const user = useUser()
  const [open, setOpen] = useState<Partner | 'new' | null>(null)
  const partners = useApiQuery('batches', 'listPartners', { query: { per_page: '100' } })
  const refused = user.role === 'MANAGER' ? null : translateKey('refused.managerOnly')
  return (
    <>
      <DataList
        title={t('batches.partner.list')}
        of={partners}
        side={
          <Button size="small" disabledReason={refused} onClick={() => setOpen('new')}>
            {t('batches.partner.add')}
          </Button>
        }
        empty={
          <EmptyState
            icon={<IconSchool size={20} />}
            title={t('batches.partner.none')}
            text={t('batches.partner.noneText')}
          />
        }
        row={(partner) => (
          <PartnerRow
            key={partner.partner_id}
            partner={partner}
            refused={refused}
            onEdit={() => setOpen(partner)}
          />
        )}
      />
      {open ? (
        <PartnerDialog partner={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      ) : null}
    </>
  )
}

interface PartnerRowProps {
  readonly partner: Partner
  readonly refused: string | null
  readonly onEdit: () => void
}

function PartnerRow({ partner, refused, onEdit }: PartnerRowProps) {
  return (
    <CardListItem
      end={
        <Button
          size="small"
          disabledReason={refused}
          aria-label={`${t('common.btn.edit')}: ${partner.name}`}
          onClick={onEdit}
        >
          {t('common.btn.edit')}
        </Button>
      }
    >
      <b>
        <Link to={buildPath(paths.public.partner, { slug: partner.slug })}>{partner.name}</Link>
      </b>
      <Meta>
        {[
          formatPublicUrl(partner.slug),
          t('batches.partner.batches', { count: partner.batches }),
          ...partner.email_domains,
        ].join(' · ')}
      </Meta>
    </CardListItem>
  )
}
