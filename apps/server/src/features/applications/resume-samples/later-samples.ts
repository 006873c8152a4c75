import { dense, plain, rated } from './later-english-samples.ts'
import { column, docxOf, p, pdfOf, type Sample, table } from './sample-files.ts'

const deutschZweiAside = [
  '## KONTAKT',
  'Am Wall 12',
  '28195 Bremen',
  '+49 (0)170 1112223',
  'm.yilmaz@web.example',
  'www.xing.example/yilmaz',
  '',
  '## FÄHIGKEITEN',
  'Java',
  'TypeScript',
  'Docker',
  'Git',
  'Scrum',
  '',
  '## SPRACHEN',
  'Deutsch',
  'Türkisch',
  'Englisch',
]
const deutschZweiMain = [
  '## BERUFSERFAHRUNG',
  'Werkstudent Softwareentwicklung\tOkt. 2024 – heute',
  'Hansekontor GmbH',
  '• Schnittstellen für das Lager',
  'Nachhilfelehrer\tJan. 2021 – Juni 2022',
  'Lernhaus Nord',
  '• Mathematik für die Mittelstufe',
  '',
  '## AUSBILDUNG',
  'Bachelor Informatik\tOkt. 2022 – März 2026',
  'Universität Bremen',
  'Abitur\t2022',
  'Gymnasium Walle',
]
const deutschZwei: Sample = {
  layout: 'PDF, German, two columns, sections of both in the middle of the page',
  truth: {
    name: 'Mehmet Yılmaz'.replace('ı', 'i'),
    email: 'm.yilmaz@web.example',
    phone: '+49 (0)170 1112223',
    links: ['xing.example/yilmaz'],
    education: [
      ['Universität Bremen', 'Bachelor Informatik', '2022-10', '2026-03'],
      ['Gymnasium Walle', 'Abitur', null, '2022'],
    ],
    experience: [
      ['Werkstudent Softwareentwicklung', 'Hansekontor GmbH', '2024-10', null],
      ['Nachhilfelehrer', 'Lernhaus Nord', '2021-01', '2022-06'],
    ],
    skills: ['Java', 'TypeScript', 'Docker', 'Git', 'Agile methods'],
  },
  file: () =>
    pdfOf([
      [
        [200, 60, 'Mehmet Yilmaz', 24],
        [200, 82, 'Student der Informatik', 12],
        ...column(40, 120, 180, deutschZweiAside),
        ...column(220, 120, 555, deutschZweiMain),
      ],
    ]),
}

const frances: Sample = {
  layout: 'PDF, French, dates in a column at the right, full days',
  truth: {
    name: 'Inès Bertrand',
    email: 'ines.bertrand@mel.example',
    phone: '07 81 23 45 67',
    links: ['linkedin.com/in/ines-bertrand'],
    education: [
      ['Sciences Po Lille', 'Master Affaires publiques', '2024-09', '2026-06'],
      ['Université de Rennes', 'Licence de droit', '2021-09', '2024-06'],
    ],
    experience: [
      ['Assistante juridique', 'Cabinet Duval', '2025-04', '2025-07'],
      ['Hôtesse d’accueil', 'Festival des Voiles', '2023-07', '2023-08'],
    ],
    skills: ['Legal research', 'GDPR', 'Excel'],
  },
  file: () =>
    pdfOf([
      [
        [60, 60, 'Inès BERTRAND', 20],
        [60, 80, '07 81 23 45 67 – ines.bertrand@mel.example – linkedin.com/in/ines-bertrand', 9],
        ...column(60, 120, 540, [
          '## Parcours professionnel',
          'Assistante juridique\t01/04/2025 – 31/07/2025',
          'Cabinet Duval, Lille',
          '- Recherche de jurisprudence',
          '- Mise en conformité RGPD',
          'Hôtesse d’accueil\t10/07/2023 – 20/08/2023',
          'Festival des Voiles, Saint-Malo',
          '',
          '## Études',
          'Master Affaires publiques\tsept. 2024 – juin 2026',
          'Sciences Po Lille',
          'Licence de droit\tsept. 2021 – juin 2024',
          'Université de Rennes',
          '',
          '## Informatique',
          'Excel, RGPD, legal research',
        ]),
      ],
    ]),
}

const lista: Sample = {
  layout: 'DOCX, Spanish, entries as a list, each in one item',
  truth: {
    name: 'Paula Ríos Medina',
    email: 'paula.rios@uni.example',
    phone: '+52 55 1234 5678',
    links: [],
    education: [
      ['Universidad Nacional Autónoma de México', 'Licenciatura en Biología', '2020', '2024'],
    ],
    experience: [
      ['Becaria de laboratorio', 'Instituto de Ecología', '2023-02', '2023-12'],
      ['Auxiliar administrativa', 'Clínica San Ángel', '2024-03', null],
    ],
    skills: ['Lab techniques', 'R', 'Scientific writing', 'Statistics'],
  },
  file: () =>
    Promise.resolve(
      docxOf(
        [
          '# PAULA RÍOS MEDINA',
          'Correo: paula.rios@uni.example',
          'Teléfono: +52 55 1234 5678',
          '## EXPERIENCIA PROFESIONAL',
          '• Auxiliar administrativa, Clínica San Ángel, marzo 2024 – actualmente',
          '• Becaria de laboratorio, Instituto de Ecología, febrero 2023 – diciembre 2023',
          '## ESTUDIOS',
          '• Licenciatura en Biología, Universidad Nacional Autónoma de México, 2020 – 2024',
          '## COMPETENCIAS',
          'Técnicas de laboratorio, R, redacción científica, estadística',
          '## IDIOMAS',
          'Español, inglés',
        ].map(p),
      ),
    ),
}

const duasAside = [
  '## Contactos',
  'tiago.nf@sapo.example',
  '+351 934 567 890',
  'github.com/tiagonf',
  'Lisboa',
  '',
  '## Educação',
  'Licenciatura em Engenharia',
  'Informática',
  'Instituto Superior Técnico',
  'set. 2022 – jul. 2025',
  'Ensino Secundário',
  'Escola Secundária Camões',
  '2019 – 2022',
]
const duasMain = [
  '## Experiência',
  'Estagiário de desenvolvimento web',
  'Tejo Digital',
  'fevereiro de 2025 a junio de 2025'.replace('junio', 'junho'),
  '• Páginas de reservas em React',
  'Monitor de robótica',
  'Clube Ciência Viva',
  'outubro de 2023 a junho de 2024',
  '',
  '## Competências',
  'JavaScript, React, Node.js, Git',
  'Trabalho em equipa',
]
const duas: Sample = {
  layout: 'PDF, Portuguese, two columns, education at the left, written word by word',
  truth: {
    name: 'Tiago Nunes Ferreira',
    email: 'tiago.nf@sapo.example',
    phone: '+351 934 567 890',
    links: ['github.com/tiagonf'],
    education: [
      [
        'Instituto Superior Técnico',
        'Licenciatura em Engenharia Informática',
        '2022-09',
        '2025-07',
      ],
      ['Escola Secundária Camões', 'Ensino Secundário', '2019', '2022'],
    ],
    experience: [
      ['Estagiário de desenvolvimento web', 'Tejo Digital', '2025-02', '2025-06'],
      ['Monitor de robótica', 'Clube Ciência Viva', '2023-10', '2024-06'],
    ],
    skills: ['JavaScript', 'React', 'Node.js', 'Git', 'Teamwork'],
  },
  file: () =>
    pdfOf(
      [
        [
          [40, 60, 'Tiago Nunes Ferreira', 22],
          ...column(40, 100, 230, duasAside),
          ...column(270, 100, 555, duasMain),
        ],
      ],
      'words',
    ),
}

const nested: Sample = {
  layout: 'DOCX, Dutch and English, a table of two columns with a table inside',
  truth: {
    name: 'Sanne de Vries',
    email: 'sanne.devries@student.example',
    phone: '06-12345678',
    links: ['linkedin.com/in/sannedevries'],
    education: [['Universiteit Utrecht', 'Bachelor Psychologie', '2022-09', '2025-07']],
    experience: [
      ['Research Intern', 'Trimbos Centrum', '2025-02', '2025-06'],
      ['Medewerker bediening', 'Café De Brug', '2021-05', '2024-08'],
    ],
    skills: ['Statistics', 'Survey design', 'Literature review'],
  },
  file: () =>
    Promise.resolve(
      docxOf([
        table([
          [
            [
              '# Sanne de Vries',
              '## Contact',
              'sanne.devries@student.example',
              '06-12345678',
              'linkedin.com/in/sannedevries',
              '## Skills',
              'Statistics',
              'Survey design',
              'Literature review',
            ],
            [
              '## Werkervaring',
              'Research Intern\tfeb 2025 – jun 2025',
              'Trimbos Centrum',
              '• Interviews met jongeren',
              'Medewerker bediening\tmei 2021 – aug 2024',
              'Café De Brug',
              '## Opleiding',
              'Bachelor Psychologie\tsept 2022 – juli 2025',
              'Universiteit Utrecht',
            ],
          ],
        ]),
      ]),
    ),
}

/** Written after the reading was: what it gets right of them at first sight is how it does on résumés it was not made with. */
export const laterSamples: readonly Sample[] = [
  dense,
  rated,
  deutschZwei,
  frances,
  lista,
  duas,
  nested,
  plain,
]
