export const sitemapTexts = {
  'sitemap.title': 'Site map',
  'sitemap.text': 'All companies that host interns on Fledge.',
  'sitemap.companies': 'Companies',
  'sitemap.files':
    'For search engines: <all>all site maps</all>, <companies>companies</companies>, <pages>pages</pages>, <robots>robots.txt</robots>',
  'sitemap.loading': 'Loading sitemap…',
  'sitemap.failed': 'Failed to load sitemap.',
} as const satisfies Record<string, string>
