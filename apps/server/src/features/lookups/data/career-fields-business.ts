import { type CareerField, names } from './career-field.ts'

/** Career fields about business, people, law, science and society. Ids follow the place in a list: add at the end only. */
export const businessFields: readonly CareerField[] = [
  {
    id: 13,
    name: 'Marketing',
    specialisations: names(
      'Digital marketing | Content marketing | Social media | Search engine optimisation | Brand marketing | Email marketing | Market research | Performance marketing',
    ),
    skills: names(
      'Copywriting | Social media management | Google Analytics | SEO | Google Ads | Email campaigns | Canva | Content planning | Market research | HubSpot | Excel | Storytelling | A/B testing | Community management',
    ),
    projects: names(
      'Social media calendar | Content campaign | SEO audit | Newsletter | Competitor review | Landing page texts | Campaign report | Influencer outreach',
    ),
  },
  {
    id: 14,
    name: 'Public relations and communications',
    specialisations: names(
      'Media relations | Corporate communications | Internal communications | Public affairs | Event communications | Crisis communications',
    ),
    skills: names(
      'Copywriting | Press releases | Media monitoring | Editing and proofreading | Storytelling | Event planning | Social media management | Stakeholder communication | Presentation | Research | Interviewing | Languages and translation',
    ),
    projects: names(
      'Press kit | Media list | Internal newsletter | Speech or article draft | Event plan | Coverage report | Communication plan',
    ),
  },
  {
    id: 15,
    name: 'Sales and business development',
    specialisations: names(
      'Business development | Account management | Sales operations | Partnerships | Customer success | Market entry | Lead generation',
    ),
    skills: names(
      'Prospecting | Salesforce | HubSpot | Negotiation | Cold outreach | Market research | Presentation | CRM hygiene | Customer service | Excel | Proposal writing | Active listening',
    ),
    projects: names(
      'Lead list for a new market | Sales deck | CRM clean-up | Customer interviews | Partnership research | Outreach campaign | Sales process map',
    ),
  },
  {
    id: 16,
    name: 'Business and management consulting',
    specialisations: names(
      'Strategy | Operations | Business analysis | Change management | Innovation | Public sector consulting | Digital transformation',
    ),
    skills: names(
      'Problem structuring | Excel | PowerPoint | Market research | Financial modelling | Process mapping | Interviewing | Data analysis | Presentation | Stakeholder communication | Report writing | Project planning',
    ),
    projects: names(
      'Market study | Business case | Process map | Benchmark | Client presentation | Cost analysis | Interview round',
    ),
  },
  {
    id: 17,
    name: 'Finance and banking',
    specialisations: names(
      'Corporate finance | Investment banking | Asset management | Venture capital and private equity | Financial technology | Risk management | Insurance | Treasury',
    ),
    skills: names(
      'Financial modelling | Excel | Valuation | Accounting basics | Financial statements | Bloomberg Terminal | Python | PowerPoint | Risk analysis | Market research | SQL | Report writing',
    ),
    projects: names(
      'Company valuation | Budget model | Market report | Investor deck | Due diligence support | Risk register | Cash flow forecast',
    ),
  },
  {
    id: 18,
    name: 'Accounting and audit',
    specialisations: names(
      'Financial accounting | Management accounting | Audit | Tax | Payroll | Forensic accounting',
    ),
    skills: names(
      'Bookkeeping | Excel | Financial statements | IFRS | QuickBooks | SAP | Tax basics | Reconciliation | Attention to detail | Report writing | Internal controls | Payroll basics',
    ),
    projects: names(
      'Account reconciliation | Expense review | Monthly report | Audit preparation | Tax research | Invoice process review',
    ),
  },
  {
    id: 19,
    name: 'Human resources',
    specialisations: names(
      'Talent acquisition | Learning and development | People operations | Diversity and inclusion | Compensation and benefits | Employer branding | Organisational psychology',
    ),
    skills: names(
      'Recruiting | Interviewing | Onboarding | HR systems | Excel | Employment law basics | Copywriting | Survey design | Event planning | Confidentiality | Training design | Active listening',
    ),
    projects: names(
      'Onboarding guide | Job description library | Engagement survey | Employer brand campaign | Candidate sourcing | Training session | Policy review',
    ),
  },
  {
    id: 20,
    name: 'Operations and supply chain',
    specialisations: names(
      'Supply chain | Logistics | Procurement | Project management | Process improvement | E-commerce operations | Quality management',
    ),
    skills: names(
      'Excel | Process mapping | Project planning | Inventory management | SAP | Lean manufacturing | Negotiation | Data analysis | Supplier research | Forecasting | Shopify | Problem structuring',
    ),
    projects: names(
      'Supplier comparison | Process documentation | Inventory analysis | Project plan | Cost saving study | Delivery performance report | Quality checklist',
    ),
  },
  {
    id: 21,
    name: 'Law and public policy',
    specialisations: names(
      'Corporate law | Intellectual property | Human rights | Data protection | Policy research | International relations | Compliance | Immigration law',
    ),
    skills: names(
      'Legal research | Legal writing | Contract review | Policy analysis | GDPR | Report writing | Editing and proofreading | Confidentiality | Languages and translation | Presentation | Attention to detail | Research',
    ),
    projects: names(
      'Legal research memo | Contract summary | Policy brief | Compliance checklist | Case digest | Regulation monitor | Country comparison',
    ),
  },
  {
    id: 22,
    name: 'Life sciences and health',
    specialisations: names(
      'Biotechnology | Public health | Pharmaceutical research | Clinical research | Medical devices | Nutrition | Psychology | Health informatics',
    ),
    skills: names(
      'Lab techniques | Literature review | Statistics | R | Data analysis | Scientific writing | Clinical trial basics | GxP basics | Survey design | Excel | Presentation | Confidentiality',
    ),
    projects: names(
      'Literature review | Data analysis for a study | Health information material | Market scan of treatments | Study protocol support | Regulatory overview | Lab protocol documentation',
    ),
  },
  {
    id: 23,
    name: 'Media, writing and education',
    specialisations: names(
      'Journalism | Technical writing | Editing and publishing | Film and broadcasting | Translation | Instructional design | Teaching | Podcasting',
    ),
    skills: names(
      'Copywriting | Editing and proofreading | Research | Interviewing | Storytelling | Languages and translation | Training design | Audio editing | Adobe Premiere Pro | WordPress | Technical writing | Presentation',
    ),
    projects: names(
      'Article series | Course module | Podcast episode | Documentation rewrite | Translation of a website | Interview series | Editorial calendar',
    ),
  },
  {
    id: 24,
    name: 'Hospitality, events and tourism',
    specialisations: names(
      'Event management | Hotel operations | Travel and tourism | Food and beverage | Arts and culture | Sports management | Non-profit programmes',
    ),
    skills: names(
      'Event planning | Customer service | Budgeting | Negotiation | Social media management | Languages and translation | Scheduling | Supplier research | Fundraising | Teamwork | Excel | Problem structuring',
    ),
    projects: names(
      'Event plan and budget | Guest experience review | Sponsor outreach | Volunteer guide | Travel offer research | Feedback survey | Programme brochure',
    ),
  },
]
