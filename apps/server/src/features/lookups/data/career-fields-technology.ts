import { type CareerField, names } from './career-field.ts'

/** Career fields about software, data, design and engineering. Ids follow the place in a list: add at the end only. */
export const technologyFields: readonly CareerField[] = [
  {
    id: 1,
    name: 'Software engineering',
    specialisations: names(
      'Front-end development | Back-end development | Full-stack development | Mobile development | DevOps and cloud | Quality assurance | Embedded systems | Game development',
    ),
    skills: names(
      'JavaScript | TypeScript | Python | Java | C# | C++ | Go | React | Node.js | SQL | Git | Docker | REST APIs | HTML and CSS | Automated testing | Linux | Kotlin | Swift',
    ),
    projects: names(
      'Build a feature end to end | Internal dashboard | Test automation suite | Mobile app prototype | API integration | Deployment pipeline | Bug triage and repair | Developer documentation',
    ),
  },
  {
    id: 2,
    name: 'Data science and analytics',
    specialisations: names(
      'Data analysis | Machine learning | Data engineering | Business intelligence | Natural language processing | Statistics and experimentation | Data visualisation',
    ),
    skills: names(
      'Python | R | SQL | Excel | Power BI | Tableau | pandas | scikit-learn | PyTorch | Statistics | Data cleaning | Data visualisation | A/B testing | dbt | Spark | Jupyter',
    ),
    projects: names(
      'Customer data analysis | Reporting dashboard | Forecasting model | Data pipeline | Experiment analysis | Data quality review | Survey analysis | Text classification',
    ),
  },
  {
    id: 3,
    name: 'Artificial intelligence',
    specialisations: names(
      'Applied machine learning | Large language models | Computer vision | AI product | Responsible AI | Robotics | Speech and audio',
    ),
    skills: names(
      'Python | PyTorch | TensorFlow | Prompt design | Model evaluation | Data labelling | Linear algebra | Vector search | Research reading | MLOps | Git | Statistics',
    ),
    projects: names(
      'Model evaluation | Chat assistant prototype | Image recognition prototype | Data set preparation | Literature review | AI use-case study | Recommendation prototype',
    ),
  },
  {
    id: 4,
    name: 'Cyber security',
    specialisations: names(
      'Security operations | Application security | Governance, risk and compliance | Cloud security | Digital forensics | Identity and access | Security awareness',
    ),
    skills: names(
      'Network basics | Linux | Threat modelling | Vulnerability scanning | Python | Log analysis | ISO 27001 | OWASP Top 10 | Incident response | Cloud platforms | Technical writing | Cryptography basics',
    ),
    projects: names(
      'Security awareness campaign | Vulnerability review | Access rights review | Incident playbook | Policy drafting | Phishing simulation | Supplier risk review',
    ),
  },
  {
    id: 5,
    name: 'Product management',
    specialisations: names(
      'Product discovery | Product analytics | Technical product management | Growth product | Product operations | Platform products',
    ),
    skills: names(
      'User interviews | Roadmapping | Prioritisation | Writing specifications | SQL | A/B testing | Wireframing | Jira | Market research | Agile methods | Stakeholder communication | Presentation',
    ),
    projects: names(
      'Competitor review | User research round | Feature specification | Product metrics dashboard | Launch plan | Backlog clean-up | Pricing study',
    ),
  },
  {
    id: 6,
    name: 'UX and product design',
    specialisations: names(
      'Interaction design | User research | Visual design | Design systems | Service design | Accessibility | Content design',
    ),
    skills: names(
      'Figma | Wireframing | Prototyping | User interviews | Usability testing | Design systems | Accessibility (WCAG) | Information architecture | Visual design | Journey mapping | HTML and CSS | Workshop facilitation',
    ),
    projects: names(
      'Usability study | Redesign of a screen flow | Design system components | Accessibility audit | Customer journey map | Prototype for a new feature | Icon and illustration set',
    ),
  },
  {
    id: 7,
    name: 'Graphic design and multimedia',
    specialisations: names(
      'Brand design | Illustration | Motion graphics | Video production | Photography | Print and layout | 3D and animation',
    ),
    skills: names(
      'Adobe Photoshop | Adobe Illustrator | Adobe InDesign | Adobe After Effects | Adobe Premiere Pro | Figma | Canva | Typography | Storyboarding | Blender | Colour theory | Photo editing',
    ),
    projects: names(
      'Brand guidelines | Social media visuals | Explainer video | Brochure or report layout | Product photography | Event material | Animated logo',
    ),
  },
  {
    id: 8,
    name: 'Information technology and support',
    specialisations: names(
      'IT support | Systems administration | Network administration | Cloud administration | IT service management | Enterprise software',
    ),
    skills: names(
      'Windows administration | Linux | Microsoft 365 | Network basics | Ticketing systems | Cloud platforms | PowerShell | Troubleshooting | Customer service | Technical writing | Active Directory | Virtualisation',
    ),
    projects: names(
      'Help desk knowledge base | Device inventory | Migration of accounts | Network documentation | Backup review | Onboarding kit for new staff',
    ),
  },
  {
    id: 9,
    name: 'Mechanical and industrial engineering',
    specialisations: names(
      'Mechanical design | Manufacturing | Automotive | Aerospace | Robotics and automation | Quality and reliability | Thermal and fluid systems',
    ),
    skills: names(
      'AutoCAD | SolidWorks | Fusion 360 | MATLAB | Finite element analysis | Technical drawing | Lean manufacturing | Six Sigma | Materials science | 3D printing | Project planning | Root cause analysis',
    ),
    projects: names(
      'Part design in CAD | Process improvement study | Test report | Prototype build | Bill of materials review | Simulation study | Maintenance plan',
    ),
  },
  {
    id: 10,
    name: 'Electrical and electronic engineering',
    specialisations: names(
      'Electronics design | Power systems | Embedded hardware | Telecommunications | Control systems | Semiconductor engineering | Renewable power',
    ),
    skills: names(
      'Circuit design | PCB layout | Altium Designer | MATLAB | Embedded C | Microcontrollers | PLC programming | Signal processing | Soldering and lab work | Python | Technical drawing | Test equipment',
    ),
    projects: names(
      'Circuit prototype | PCB layout review | Test bench | Sensor data logger | Energy use study | Component selection | Control software',
    ),
  },
  {
    id: 11,
    name: 'Civil engineering and architecture',
    specialisations: names(
      'Structural engineering | Architecture | Urban planning | Construction management | Transport | Water and environment | Interior design | Building information modelling',
    ),
    skills: names(
      'AutoCAD | Revit | SketchUp | Rhino | ArcGIS | Technical drawing | Site surveying | Cost estimation | Project planning | Building regulations | 3D rendering | Model making',
    ),
    projects: names(
      'Floor plan and elevations | BIM model | Site analysis | Quantity take-off | Design presentation | Sustainability review | Mobility study',
    ),
  },
  {
    id: 12,
    name: 'Sustainability and environment',
    specialisations: names(
      'Climate and carbon | Renewable energy | ESG reporting | Circular economy | Environmental science | Sustainable supply chains | Conservation',
    ),
    skills: names(
      'Carbon accounting | ESG standards | Life-cycle assessment | ArcGIS | Excel | Data visualisation | Report writing | Stakeholder communication | Policy analysis | Market research | Energy modelling | Presentation',
    ),
    projects: names(
      'Carbon footprint report | ESG benchmark | Waste reduction plan | Sustainability report chapter | Supplier survey | Energy audit | Awareness campaign',
    ),
  },
]
