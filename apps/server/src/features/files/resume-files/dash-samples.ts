import { column, docxOf, p, pdfOf, type SampleFile } from './sample-files.ts'

const afterDash: SampleFile = {
  layout: 'PDF, English, employer after a dash, dates on the next line',
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

const dateThenDash: SampleFile = {
  layout: 'DOCX, English, dates in the middle of the line and the employer after a long dash',
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

const german: SampleFile = {
  layout: 'PDF, German, employer after a dash with its town, projects',
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

const french: SampleFile = {
  layout: 'DOCX, French, employer after a dash with its town in brackets, dates in brackets',
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

const spanish: SampleFile = {
  layout: 'PDF, Spanish, employer before a dash, projects with their tools after a bar',
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

export const dashSamples: readonly SampleFile[] = [afterDash, dateThenDash, german, french, spanish]
