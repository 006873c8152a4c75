import type { Print } from './print-files.ts'

/** Printed like the others and written with their facts before the reading was changed, but only read when it was done. */
export const unseenPrintSamples: readonly Print[] = [
  {
    layout: 'print, English, two columns, contact and skills at the right',
    name: 'two-columns',
    firstRight: 24,
    unseenRight: 26,
    truth: {
      name: 'Thabo Mokoena',
      email: 'thabo.mokoena@post.example',
      phone: '+27 82 123 4567',
      links: ['linkedin.com/in/thabomokoena'],
      education: [
        ['University of the Witwatersrand', 'BSc Eng Civil', '2023', '2026'],
        ["Parktown Boys' High School", 'National Senior Certificate', null, '2022'],
      ],
      experience: [
        ['Site Engineering Intern', 'Umgeni Concrete (Pty) Ltd', '2025-11', '2026-01'],
        ['Maths Tutor', 'Brightstart Learning Centre', '2024-02', '2025-10'],
      ],
      skills: ['AutoCAD', 'Revit', 'Excel', 'Site surveying'],
      ownSkills: ['Civil 3D', 'Prokon'],
      projects: [
        ['Footbridge of gum poles', '2025', '2025'],
        ['Rain tank calculator', null, null],
      ],
    },
  },
  {
    layout: 'print, English, as LaTeX sets it: dates and towns at the right edge, small capitals',
    name: 'latex-like',
    firstRight: 28,
    unseenRight: 28,
    truth: {
      name: 'Ishaan Banerjee',
      email: 'ishaan.b@mail.example',
      phone: '+91 98300 44556',
      links: ['github.com/ibanerjee', 'linkedin.com/in/ishaanb'],
      education: [
        [
          'Jadavpur University',
          'Bachelor of Engineering in Information Technology',
          '2023-08',
          '2027-05',
        ],
        ['South Point High School', 'Class XII (WBCHSE)', '2021-04', '2023-05'],
      ],
      experience: [
        ['Data Platform Intern', 'Hooghly Logistics', '2026-05', '2026-07'],
        ['Undergraduate Research Assistant', 'Indian Statistical Institute', '2026-01', '2026-04'],
      ],
      skills: ['Python', 'Kotlin', 'TypeScript', 'Spark', 'Docker', 'Git'],
      ownSkills: ['Scala', 'Airflow'],
      projects: [
        ['Tram Times', '2025-09', '2025-12'],
        ['Patch Notes', '2025-03', '2025-03'],
      ],
    },
  },
  {
    layout: 'print, English, as Europass sets it: labels at the left of a line',
    name: 'europass-like',
    firstRight: 18,
    unseenRight: 18,
    truth: {
      name: 'Ilaria Ferrante',
      email: 'ilaria.ferrante@posta.example',
      phone: '+39 333 123 4567',
      links: [],
      education: [
        ['Politecnico di Torino', "Master's degree in Mechanical Engineering", '2024-10', null],
        [
          'Università degli Studi di Genova',
          "Bachelor's degree in Mechanical Engineering",
          '2021-10',
          '2024-07',
        ],
      ],
      experience: [
        ['Mechanical Design Trainee', 'Officine Valsusa S.p.A.', '2026-03', '2026-08'],
        ['Receptionist', 'Hotel Belvedere', '2025-06', '2025-09'],
      ],
      skills: ['SolidWorks', 'MATLAB', 'Excel'],
      ownSkills: ['Ansys', 'CATIA'],
    },
  },
  {
    layout: 'print, English, table of degrees with two rows of headings, one over two columns',
    name: 'merged-header',
    firstRight: 22,
    unseenRight: 24,
    truth: {
      name: 'Sneha Pillai',
      email: 'sneha.pillai@post.example',
      phone: '9845012345',
      links: ['linkedin.com/in/snehapillai'],
      education: [
        [
          'R. V. College of Engineering, Bengaluru',
          'B.E. in Computer Science and Engineering (Artificial Intelligence)',
          '2023',
          '2027',
        ],
        ['Vidya Mandir Independent PU College', 'Pre-University Course (PCMB)', null, '2023'],
        ["Sri Kumaran Children's Home", 'SSLC', null, '2021'],
      ],
      experience: [
        ['Machine Learning Intern', 'Tarang Health', '2026-06', '2026-08'],
        ['Web Developer Intern', 'Namma Farms', '2025-12', '2026-01'],
      ],
      skills: ['Python', 'Java', 'JavaScript', 'PyTorch', 'SQL'],
      ownSkills: ['Django', 'Hugging Face', 'MySQL', 'MongoDB'],
      projects: [
        ['Kannada OCR', null, null],
        ['Lake watch', null, null],
      ],
    },
  },
  {
    layout: 'print, English, table of degrees with durations, name at the right edge',
    name: 'last-table',
    firstRight: 11,
    unseenRight: 24,
    truth: {
      name: 'Karthik Raghunathan',
      email: 'karthik.r@post.example',
      phone: '+91 97890 12345',
      links: [],
      education: [
        [
          'Bharathiar University Department of Biotechnology',
          'M.Sc. Biotechnology',
          '2024',
          '2026',
        ],
        ['PSG College of Arts and Science', 'B.Sc. Microbiology', '2021', '2024'],
        [
          'Avila Convent Matriculation Higher Secondary School',
          'Higher Secondary Certificate',
          '2019',
          '2021',
        ],
      ],
      experience: [['Laboratory Intern', 'Aravind Diagnostics', '2025-05', '2025-06']],
      skills: ['Lab techniques', 'Excel'],
      ownSkills: ['PCR', 'Gel electrophoresis', 'GraphPad Prism'],
      projects: [
        ['Biofilm on catheters', null, null],
        ['Compost bacteria', null, null],
      ],
    },
  },
  {
    layout: 'print, English, names of sections at the left, dates floating at the right',
    name: 'last-cards',
    firstRight: 16,
    unseenRight: 16,
    truth: {
      name: 'Oluwaseun Adeyemi',
      email: 'seun.adeyemi@mail.example',
      phone: '+234 803 123 4567',
      links: ['github.com/seunade'],
      education: [
        ['University of Lagos', 'BSc Computer Science', '2022', '2026'],
        ['Kings College Lagos', 'WASSCE', null, '2021'],
      ],
      experience: [
        ['Frontend Developer Intern', 'Kano Pay', '2025-06', '2025-12'],
        ['Volunteer Tutor', 'Code Club Yaba', '2024-01', '2024-08'],
      ],
      skills: ['JavaScript', 'TypeScript', 'React', 'Figma'],
      ownSkills: ['Svelte', 'Vite'],
      projects: [
        ['Queue at the clinic', '2025', '2025'],
        ['Yoruba keyboard', null, null],
      ],
    },
  },
  {
    layout:
      'print, English, table with serial numbers and centred cells, posts as terms with their texts further in',
    name: 'fresh-gov',
    firstRight: 17,
    unseenRight: 23,
    truth: {
      name: 'Divya Raghavan',
      email: 'divya.raghavan@post.example',
      phone: '+91 99000 77889',
      links: [],
      education: [
        ["Maharaja's College", 'M.A. (Economics)', null, '2026'],
        ["St. Philomena's College", 'B.A. (History, Economics, Political Science)', null, '2024'],
        ["Marimallappa's PU College", 'II PUC (Arts)', null, '2021'],
      ],
      experience: [
        ['Research Intern', 'Centre for Rural Accounts', '2026-01', '2026-03'],
        ['Library Assistant', 'Mysuru City Library', '2024-06', '2025-05'],
      ],
      skills: ['Excel', 'R', 'Survey design'],
      ownSkills: ['Stata', 'EViews'],
      projects: [
        ['Price of a kilo of tomatoes', null, null],
        ['Census of street trees', null, null],
      ],
    },
  },
  {
    layout: 'print, English, contact at the right of the name, towns under dates, skills as chips',
    name: 'fresh-modern',
    firstRight: 15,
    unseenRight: 19,
    truth: {
      name: 'Mateus Figueiredo',
      email: 'mateus.figueiredo@caixa.example',
      phone: '+351 912 345 678',
      links: ['github.com/mfigueiredo'],
      education: [
        ['University of Porto', 'MSc Data Science', '2025', '2027'],
        ['University of Minho', 'BSc Mathematics', '2022', '2025'],
      ],
      experience: [
        ['Data Analyst Intern', 'Douro Analytics', '2026-03', '2026-09'],
        ['Warehouse Assistant', 'Minho Cargo', '2024-07', '2024-08'],
      ],
      skills: ['Python', 'R', 'Power BI', 'scikit-learn'],
      ownSkills: ['DuckDB', 'Airflow'],
      projects: [['Tram delay forecast', '2026-02', '2026-02']],
    },
  },
]
