import { names } from './career-field.ts'

// What companies and plans choose from. An id is the place in its list, from 1: add at the end only.

export const industries = names(`
  Accounting | Advertising and marketing | Aerospace and defence | Agriculture and food | Architecture and planning | Arts and culture |
  Automotive | Banking | Biotechnology | Chemicals | Construction and real estate | Consulting | Consumer goods | Cyber security |
  Design | E-commerce | Education | Energy and utilities | Environment and sustainability | Events | Fashion and textiles |
  Film, music and media | Financial technology | Gaming | Government and public sector | Health care | Hospitality and tourism |
  Human resources | Information technology | Insurance | Legal services | Logistics and transport | Manufacturing | Non-profit |
  Pharmaceuticals | Public relations | Research | Retail | Software | Sports and fitness | Telecommunications | Venture capital | Other`)

export const employeeCounts = names(
  '1–10 | 11–50 | 51–200 | 201–500 | 501–1,000 | 1,001–5,000 | 5,001–10,000 | More than 10,000',
)

export const fundingTypes = names(
  'Bootstrapped | Friends and family | Grant or public money | Angel | Pre-seed | Seed | Series A | Series B | Series C or later | Private equity | Publicly listed | Non-profit',
)

export const annualRevenues = names(
  'No revenue yet | Under $100,000 | $100,000–$500,000 | $500,000–$1 million | $1–5 million | $5–10 million | $10–50 million | $50–100 million | Over $100 million | Prefer not to say',
)

export const flexibleEnvironments = names(
  'Fully remote | Hybrid | On site | Flexible hours | Core hours only | Four-day week | Part-time possible | Work from abroad | Family-friendly hours | Time off for exams',
)

export const remoteTools = names(
  'Slack | Microsoft Teams | Zoom | Google Meet | Google Workspace | Microsoft 365 | Notion | Asana | Trello | Jira | Confluence | Miro | Loom | Monday.com | ClickUp | Basecamp | Discord | Webex | Dropbox | GitHub | GitLab | Figma',
)

export const hiringReasons = names(`
  Find future employees | Get help with a project | Bring in new ideas | Support young talent | Give our team experience in leading |
  Work with another country or market | Build our employer brand | Try a new area of work | Part of a university partnership | Other`)

export const jobFunctions = names(`
  Accounting | Administration | Business development | Communications | Consulting | Customer support | Data | Design | Editorial | Engineering | Events |
  Finance | Human resources | Information technology | Legal | Logistics | Management | Marketing | Operations | Policy | Product | Project management |
  Purchasing | Quality | Research | Sales | Software development | Strategy | Sustainability | Teaching`)

export interface Described {
  readonly label: string
  readonly description: string
}

export const cultures: readonly Described[] = [
  { label: 'Collaborative', description: 'We work things out together and share what we know.' },
  {
    label: 'Learning',
    description: 'Questions are welcome, and time to learn is part of the job.',
  },
  { label: 'Independent', description: 'You get a goal and room to find your own way to it.' },
  {
    label: 'Fast moving',
    description: 'Plans change often, and small steps reach people quickly.',
  },
  {
    label: 'Structured',
    description: 'Roles, meetings and processes are clear from the first day.',
  },
  { label: 'Creative', description: 'New ideas count, whoever brings them.' },
  { label: 'Mission driven', description: 'The difference we make decides what we do next.' },
  { label: 'Data driven', description: 'We measure first and decide by what we see.' },
  { label: 'Inclusive', description: 'Different backgrounds are wanted and heard.' },
  {
    label: 'International',
    description: 'People from several countries and time zones work here.',
  },
  { label: 'Relaxed', description: 'We take the work seriously, ourselves less so.' },
  { label: 'Customer centred', description: 'Everyone talks with customers now and then.' },
  { label: 'Quality minded', description: 'We would rather do it well than do it twice.' },
  { label: 'Entrepreneurial', description: 'We try things, and a failed try is a result.' },
  { label: 'Open', description: 'Numbers, plans and mistakes are shared inside the company.' },
  { label: 'Balanced', description: 'Evenings, weekends and holidays are yours.' },
]

export const internRoles: readonly Described[] = [
  {
    label: 'Project contributor',
    description: 'Takes part of a running project, next to the team.',
  },
  { label: 'Project owner', description: 'Carries one small project from start to result.' },
  { label: 'Researcher', description: 'Finds, compares and sums up what the team needs to know.' },
  { label: 'Maker', description: 'Builds, designs or writes something that is used.' },
  { label: 'Analyst', description: 'Works with numbers and shows what they mean.' },
  { label: 'Coordinator', description: 'Keeps dates, people and tasks together.' },
  {
    label: 'Team assistant',
    description: 'Learns several parts of the company by helping in each.',
  },
]

/** Category → its entries; an entry's id is `category * 100 + place`. */
export type Grouped = readonly { readonly category: string; readonly entries: readonly string[] }[]

export const companyTools: Grouped = [
  {
    category: 'Communication',
    entries: names('Slack | Microsoft Teams | Zoom | Google Meet | Discord | Webex'),
  },
  {
    category: 'Project management',
    entries: names('Asana | Trello | Jira | Monday.com | ClickUp | Linear | Basecamp'),
  },
  {
    category: 'Documents and knowledge',
    entries: names('Google Workspace | Microsoft 365 | Notion | Confluence | Dropbox | Airtable'),
  },
  {
    category: 'Design',
    entries: names('Figma | Adobe Creative Cloud | Canva | Miro | Sketch | Blender'),
  },
  {
    category: 'Software development',
    entries: names(
      'GitHub | GitLab | Visual Studio Code | Docker | AWS | Google Cloud | Microsoft Azure | Vercel',
    ),
  },
  {
    category: 'Data',
    entries: names('Excel | Power BI | Tableau | Looker | Snowflake | BigQuery | Jupyter'),
  },
  {
    category: 'Marketing',
    entries: names(
      'HubSpot | Mailchimp | Google Analytics | Google Ads | Meta Business Suite | Hootsuite | Semrush | WordPress',
    ),
  },
  {
    category: 'Sales and support',
    entries: names('Salesforce | Pipedrive | Zendesk | Intercom | LinkedIn Sales Navigator'),
  },
  {
    category: 'Finance and people',
    entries: names('QuickBooks | Xero | SAP | Personio | BambooHR | Stripe | DATEV'),
  },
  {
    category: 'Engineering',
    entries: names('AutoCAD | SolidWorks | Revit | MATLAB | Fusion 360 | ArcGIS'),
  },
  { category: 'Shops', entries: names('Shopify | WooCommerce | Etsy | Amazon Seller Central') },
]

export const jobTitles: Grouped = [
  {
    category: 'Leadership',
    entries: names(
      'Founder | Co-founder | Chief executive | Managing director | Chief operating officer | Chief technology officer | Chief financial officer | Chief marketing officer',
    ),
  },
  {
    category: 'Human resources',
    entries: names(
      'Head of people | HR manager | HR business partner | Recruiter | Talent acquisition manager | Office manager',
    ),
  },
  {
    category: 'Engineering and data',
    entries: names(
      'Head of engineering | Engineering manager | Tech lead | Software engineer | Data scientist | Data engineer | Project engineer',
    ),
  },
  {
    category: 'Product and design',
    entries: names(
      'Head of product | Product manager | Product owner | Head of design | UX designer | Creative director',
    ),
  },
  {
    category: 'Marketing and communications',
    entries: names(
      'Head of marketing | Marketing manager | Content manager | Social media manager | Communications manager | Brand manager',
    ),
  },
  {
    category: 'Sales and partnerships',
    entries: names(
      'Head of sales | Sales manager | Account manager | Business development manager | Partnership manager | Customer success manager',
    ),
  },
  {
    category: 'Operations and finance',
    entries: names(
      'Head of operations | Operations manager | Project manager | Programme manager | Finance manager | Accountant | Supply chain manager',
    ),
  },
  {
    category: 'Specialists',
    entries: names(
      'Consultant | Researcher | Lawyer | Architect | Editor | Teacher | Scientist | Coordinator',
    ),
  },
]
