import { column, docxOf, p, pdfOf, type Sample } from './sample-files.ts'

const afterDash: Sample = {
  layout: 'PDF, English, employer after a dash, dates on the next line',
  truth: {
    name: 'Lucy Achieng',
    email: 'lucy.achieng@mail.example',
    phone: '+254 711 222 333',
    links: ['linkedin.com/in/lucyachieng'],
    education: [['Kenyatta University', 'BSc Statistics', '2021-09', '2025-06']],
    experience: [
      ['Research Assistant', 'Lakeview Institute', '2024-09', null],
      ['Data Entry Clerk', 'Mbita Fisheries', '2023-06', '2023-08'],
    ],
    skills: ['R', 'Excel', 'Survey design', 'Statistics'],
    ownSkills: ['KoboToolbox', 'STATA'],
  },
  file: () =>
    pdfOf([
      column(55, 60, 540, [
        '## Lucy Achieng',
        'lucy.achieng@mail.example / +254 711 222 333 / linkedin.com/in/lucyachieng',
        '',
        '## EXPERIENCE',
        'Research Assistant – Lakeview Institute',
        'September 2024 – present',
        '• Cleans the data of a survey of 1,200 households',
        'Data Entry Clerk – Mbita Fisheries',
        'June 2023 – August 2023',
        '• Typed the landings of 14 beaches',
        '',
        '## EDUCATION',
        'BSc Statistics – Kenyatta University',
        'September 2021 – June 2025',
        '',
        '## SKILLS',
        'R / Excel / Survey design / Statistics / KoboToolbox / STATA',
      ]),
    ]),
}

const dateThenDash: Sample = {
  layout: 'DOCX, English, dates in the middle of the line and the employer after a long dash',
  truth: {
    name: 'Tom Whitfield',
    email: 'tom@whitfield.example',
    phone: '07700 900 456',
    links: ['tomwhitfield.dev'],
    education: [
      ['University of Leeds', 'BSc (Hons) Computer Science', '2022', '2025'],
      ['Harrogate Grammar School', 'A-levels: Maths, Physics, German', '2020', '2022'],
    ],
    experience: [
      ['Frontend Intern', 'Bright Kettle Ltd', '2024-06', '2024-09'],
      ['Kitchen Porter', 'The Old Swan', '2021', '2022'],
    ],
    skills: ['TypeScript', 'React', 'HTML and CSS', 'Figma'],
    ownSkills: ['Svelte', 'Playwright'],
  },
  file: () =>
    Promise.resolve(
      docxOf([
        p('# Tom Whitfield'),
        p('tom@whitfield.example · 07700 900 456 · tomwhitfield.dev'),
        p('## Experience'),
        p('Frontend Intern, Jun 2024 – Sep 2024 — Bright Kettle Ltd'),
        p('• Rebuilt the checkout with the designer next to me'),
        p('Kitchen Porter, 2021 – 2022 — The Old Swan'),
        p('• Weekends'),
        p('## Education'),
        p('BSc (Hons) Computer Science, 2022 – 2025 — University of Leeds'),
        p('A-levels: Maths, Physics, German, 2020 – 2022 — Harrogate Grammar School'),
        p('## Skills'),
        p('• TypeScript, React, HTML and CSS'),
        p('• Figma, Svelte, Playwright'),
      ]),
    ),
}

const german: Sample = {
  layout: 'PDF, German, employer after a dash with its town, projects',
  truth: {
    name: 'Lena Hofstätter',
    email: 'lena.hofstaetter@post.example',
    phone: '+49 176 00112233',
    links: ['github.com/lhofst'],
    education: [
      ['Technische Universität Dresden', 'B.Sc. Informatik', '2022-10', null],
      ['Gymnasium Pirna', 'Abitur', '2014', '2022'],
    ],
    experience: [
      ['Werkstudentin Softwareentwicklung', 'Elbtal Systeme GmbH', '2024-04', null],
      ['Nachhilfelehrerin', 'Lernstube Pirna', '2021-09', '2022-07'],
    ],
    skills: ['Java', 'Python', 'Git', 'Docker'],
    projects: [['Mensaplan-App', '2023', '2023']],
    ownSkills: ['Quarkus', 'GitLab CI'],
  },
  file: () =>
    pdfOf([
      [
        [50, 60, 'Lena Hofstätter', 20],
        [50, 78, 'lena.hofstaetter@post.example  |  +49 176 00112233  |  github.com/lhofst', 9],
        ...column(50, 110, 545, [
          '## Berufserfahrung',
          'Werkstudentin Softwareentwicklung – Elbtal Systeme GmbH, Dresden\tseit 04/2024',
          '• Dienste in Java für die Fahrplanauskunft',
          'Nachhilfelehrerin – Lernstube Pirna\t09/2021 – 07/2022',
          '• Mathematik für die Klassen 7 bis 9',
          '## Ausbildung',
          'B.Sc. Informatik – Technische Universität Dresden\tseit 10/2022',
          'Abitur – Gymnasium Pirna\t2014 – 2022',
          '## Projekte',
          'Mensaplan-App\t2023',
          '• Zeigt den Speiseplan aller Mensen, 900 Nutzer',
          '## Kenntnisse',
          'Java, Python, Git, Docker, Quarkus, GitLab CI',
        ]),
      ],
    ]),
}

const french: Sample = {
  layout: 'DOCX, French, employer after a dash with its town in brackets, dates in brackets',
  truth: {
    name: 'Camille Rousset',
    email: 'camille.rousset@courriel.example',
    phone: '06 12 34 56 78',
    links: [],
    education: [
      ['Université Lumière Lyon 2', 'Licence Économie et gestion', '2022', '2025'],
      ['Lycée du Parc', 'Baccalauréat, mention bien', null, '2022'],
    ],
    experience: [
      ['Stagiaire contrôle de gestion', 'Tanneries du Rhône', '2025-04', '2025-06'],
      ['Serveuse', 'Café des Deux Ponts', '2023', '2024'],
    ],
    skills: ['Excel', 'Power BI', 'SAP', 'Budgeting'],
    ownSkills: ['Sage 100'],
  },
  file: () =>
    Promise.resolve(
      docxOf([
        p('# Camille ROUSSET'),
        p('camille.rousset@courriel.example'),
        p('06 12 34 56 78'),
        p('## Expérience professionnelle'),
        p('Stagiaire contrôle de gestion – Tanneries du Rhône (Lyon) (avril 2025 – juin 2025)'),
        p('• Suivi des coûts de trois ateliers'),
        p('Serveuse – Café des Deux Ponts (Lyon) (2023 – 2024)'),
        p('• Le week-end'),
        p('## Formation'),
        p('Licence Économie et gestion – Université Lumière Lyon 2 (2022 – 2025)'),
        p('Baccalauréat, mention bien – Lycée du Parc (2022)'),
        p('## Compétences'),
        p('Excel, Power BI, SAP, Budgeting, Sage 100'),
      ]),
    ),
}

const spanish: Sample = {
  layout: 'PDF, Spanish, employer before a dash, projects with their tools after a bar',
  truth: {
    name: 'Martín Ibarra Solís',
    email: 'martin.ibarra@correo.example',
    phone: '+52 55 1234 5678',
    links: ['github.com/mibarra'],
    education: [['Universidad Nacional del Valle', 'Ingeniería en Sistemas', '2021-08', '2026-06']],
    experience: [
      ['Practicante de datos', 'Cerveza Lúpulo', '2025-01', '2025-06'],
      ['Asesor de matemáticas', 'Prepa 4', '2023', '2024'],
    ],
    skills: ['Python', 'SQL', 'Tableau', 'Docker'],
    projects: [
      ['Mapa de baches', '2024', '2024'],
      ['Detector de noticias falsas', '2023', '2023'],
    ],
    ownSkills: ['Airflow', 'Looker Studio'],
  },
  file: () =>
    pdfOf(
      [
        column(50, 60, 545, [
          '## Martín Ibarra Solís',
          'martin.ibarra@correo.example | +52 55 1234 5678 | github.com/mibarra',
          '',
          '## Experiencia',
          'Cerveza Lúpulo – Practicante de datos\tene. 2025 – jun. 2025',
          '• Tableros de ventas para 12 plazas',
          'Prepa 4 – Asesor de matemáticas\t2023 – 2024',
          '',
          '## Educación',
          'Universidad Nacional del Valle – Ingeniería en Sistemas\tago. 2021 – jun. 2026',
          '',
          '## Proyectos',
          'Mapa de baches | Python, Docker\t2024',
          '• 2,000 reportes de vecinos en un mapa',
          'Detector de noticias falsas | Python\t2023',
          '',
          '## Habilidades',
          'Python, SQL, Tableau, Docker, Airflow, Looker Studio',
        ]),
      ],
      'words',
    ),
}

export const dashSamples: readonly Sample[] = [afterDash, dateThenDash, german, french, spanish]
