import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Card, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { Pager } from '@fledge/ui/pager.tsx'
import { useSearchParams } from '../../platform/url-state.ts'
import { parsePage } from '../../platform/list/list-address.ts'
import { buildEndpointUrl, type Payload } from '../../platform/client.ts'
import { Link } from '../../platform/link.tsx'
import { Rich } from '../../platform/rich.tsx'
import { useApiQuery } from '../../platform/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'

/** Links to all public company profiles (seed 000 §2). */
export default function SitemapScreen() {
  useTitle(t('sitemap.title'))
  const [search, setSearch] = useSearchParams()
  const page = parsePage(search['page'])
  const companies = useApiQuery(
    'sitemaps',
    'listSitemapCompanies',
    { query: { page: String(page), per_page: '100' } },
    { keep: true },
  )
  return (
    <Stack narrow centred>
      <PageHeader title={t('sitemap.title')} text={t('sitemap.text')} />
      {companies.data ? (
        <CompanyLinks
          companies={companies.data.payload}
          count={companies.data.count}
          page={page}
          onPage={(next) => setSearch({ page: String(next) })}
        />
      ) : (
        <p role={companies.error ? 'alert' : 'status'}>
          {companies.error ? t('sitemap.failed') : t('sitemap.loading')}
        </p>
      )}
      <SitemapFiles />
    </Stack>
  )
}

interface CompanyLinksProps {
  readonly companies: Payload<'sitemaps', 'listSitemapCompanies'>
  readonly count: number
  readonly page: number
  readonly onPage: (page: number) => void
}

function CompanyLinks({ companies, count, page, onPage }: CompanyLinksProps) {
  return (
    <Card title={t('sitemap.companies')} count={count} flush>
      <CardList>
        {companies.map((one) => (
          <CardListItem key={one.slug}>
            <Link to={buildPath(paths.public.companyProfile, { slug: one.slug })}>{one.name}</Link>
          </CardListItem>
        ))}
      </CardList>
      <Pager
        page={page}
        count={count}
        perPage={100}
        onPage={onPage}
        previousLabel={t('common.btn.back')}
        nextLabel={t('common.btn.next')}
        says={(at, of) => t('sitemap.page', { at, of })}
      />
    </Card>
  )
}

function SitemapFiles() {
  return (
    <p>
      <Rich
        text={t('sitemap.files')}
        parts={{
          all: (words) => <a href={buildEndpointUrl('sitemaps', 'sitemapIndex')}>{words}</a>,
          companies: (words) => (
            <a href={buildEndpointUrl('sitemaps', 'sitemapCompanies')}>{words}</a>
          ),
          pages: (words) => <a href={buildEndpointUrl('sitemaps', 'sitemapPages')}>{words}</a>,
          robots: (words) => <a href={buildEndpointUrl('sitemaps', 'robots')}>{words}</a>,
        }}
      />
    </p>
  )
}
