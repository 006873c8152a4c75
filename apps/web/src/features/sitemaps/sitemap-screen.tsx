import { buildPath, paths } from '@fledge/contract/paths.ts'
import { CardListItem } from '@fledge/ui/card.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { Link } from '../../platform/router/link.tsx'
import { Rich } from '../../platform/i18n/rich.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'

const perPage = 100

/** Links to all public company profiles (seed 000 §2). */
export default function SitemapScreen() {
  useTitle(t('sitemap.title'))
  const params = useListParams({})
  const companies = useApiQuery(
    'sitemaps',
    'listSitemapCompanies',
    { query: { page: String(params.page), per_page: String(perPage) } },
    { keep: true },
  )
  return (
    <Stack narrow centred>
      <PageHeader title={t('sitemap.title')} text={t('sitemap.text')} />
      {companies.data ? (
        <DataList
          title={t('sitemap.companies')}
          of={companies}
          params={params}
          perPage={perPage}
          empty={null}
          row={(company) => (
            <CardListItem key={company.slug}>
              <Link to={buildPath(paths.public.companyProfile, { slug: company.slug })}>
                {company.name}
              </Link>
            </CardListItem>
          )}
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

function SitemapFiles() {
  return (
    <p>
      <Rich
        text="sitemap.files"
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
