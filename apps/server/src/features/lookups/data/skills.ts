import { names } from './career-field.ts'

/** Every skill once; its id is its place, from 1: add at the end only. */
export const skills: readonly string[] = names(`
  JavaScript | TypeScript | Python | Java | C# | C++ | Go | React |
  Node.js | SQL | Git | Docker | REST APIs | HTML and CSS | Automated testing | Linux |
  Kotlin | Swift | R | Excel | Power BI | Tableau | pandas | scikit-learn |
  PyTorch | Statistics | Data cleaning | Data visualisation | A/B testing | dbt | Spark | Jupyter |
  TensorFlow | Prompt design | Model evaluation | Data labelling | Linear algebra | Vector search | Research reading | MLOps |
  Network basics | Threat modelling | Vulnerability scanning | Log analysis | ISO 27001 | OWASP Top 10 | Incident response | Cloud platforms |
  Technical writing | Cryptography basics | User interviews | Roadmapping | Prioritisation | Writing specifications | Wireframing | Jira |
  Market research | Agile methods | Stakeholder communication | Presentation | Figma | Prototyping | Usability testing | Design systems |
  Accessibility (WCAG) | Information architecture | Visual design | Journey mapping | Workshop facilitation | Adobe Photoshop | Adobe Illustrator | Adobe InDesign |
  Adobe After Effects | Adobe Premiere Pro | Canva | Typography | Storyboarding | Blender | Colour theory | Photo editing |
  Windows administration | Microsoft 365 | Ticketing systems | PowerShell | Troubleshooting | Customer service | Active Directory | Virtualisation |
  AutoCAD | SolidWorks | Fusion 360 | MATLAB | Finite element analysis | Technical drawing | Lean manufacturing | Six Sigma |
  Materials science | 3D printing | Project planning | Root cause analysis | Circuit design | PCB layout | Altium Designer | Embedded C |
  Microcontrollers | PLC programming | Signal processing | Soldering and lab work | Test equipment | Revit | SketchUp | Rhino |
  ArcGIS | Site surveying | Cost estimation | Building regulations | 3D rendering | Model making | Carbon accounting | ESG standards |
  Life-cycle assessment | Report writing | Policy analysis | Energy modelling | Copywriting | Social media management | Google Analytics | SEO |
  Google Ads | Email campaigns | Content planning | HubSpot | Storytelling | Community management | Press releases | Media monitoring |
  Editing and proofreading | Event planning | Research | Interviewing | Languages and translation | Prospecting | Salesforce | Negotiation |
  Cold outreach | CRM hygiene | Proposal writing | Active listening | Problem structuring | PowerPoint | Financial modelling | Process mapping |
  Data analysis | Valuation | Accounting basics | Financial statements | Bloomberg Terminal | Risk analysis | Bookkeeping | IFRS |
  QuickBooks | SAP | Tax basics | Reconciliation | Attention to detail | Internal controls | Payroll basics | Recruiting |
  Onboarding | HR systems | Employment law basics | Survey design | Confidentiality | Training design | Inventory management | Supplier research |
  Forecasting | Shopify | Legal research | Legal writing | Contract review | GDPR | Lab techniques | Literature review |
  Scientific writing | Clinical trial basics | GxP basics | Audio editing | WordPress | Budgeting | Scheduling | Fundraising |
  Teamwork
`)
