export const sitemapTexts = {
  'sitemap.title': 'Site map',
  'sitemap.text': 'Every company that hosts interns here.',
  'sitemap.companies': 'Companies',
  'sitemap.page': 'Page {{at}} of {{of}}',
  'sitemap.loading': 'Loading sitemap…',
  'sitemap.failed': 'Failed to load sitemap.',
} as const satisfies Record<string, string>
